import type { CollectionConfig } from 'payload'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { suspectedSpamField } from '@/cms/fields/suspected-spam'
import { renewAfterChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { SIGN_UP_NAME_MAX_LENGTH } from '@/domain/event-sign-up'
import { internal } from './internal'

/** Who signed up for which event, and who came: src/server/events. */
export const EventSignUps: CollectionConfig = {
  slug: slugs.eventSignUps,
  ...internal,
  defaultSort: ['-createdAt', '-id'],
  hooks: {
    beforeChange: [fillSearchText(['name', 'phone', 'email'])],
    // The event's page shows how many places are left.
    afterChange: [renewAfterChange],
    afterDelete: [renewAfterChange],
  },
  fields: [
    // The event and the last ten digits of the phone number: each number counts once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 150 },
    { name: 'event', type: 'text', required: true, index: true, maxLength: 100 },
    { name: 'name', type: 'text', required: true, maxLength: SIGN_UP_NAME_MAX_LENGTH },
    { name: 'phone', type: 'text', required: true, maxLength: 30 },
    { name: 'email', type: 'email' },
    // How long the person was there; absent for those who did not come.
    { name: 'minutes', type: 'number' },
    // The id of the volunteer credited with the hours.
    { name: 'volunteer', type: 'text', maxLength: 100 },
    ...privacyNoticeFields,
    suspectedSpamField,
    searchTextField,
  ],
}
