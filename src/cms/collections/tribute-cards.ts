import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { slugs } from '@/cms/slugs'
import { cardOccasions } from '@/domain/tribute-card'

/** Cards about gifts in somebody's name, without the amount. One per gift. */
export const TributeCards: CollectionConfig = {
  slug: slugs.tributeCards,
  labels: { singular: 'Card', plural: 'Cards' },
  admin: {
    hidden: true,
    useAsTitle: 'honouree',
    description: "Cards that donors made of gifts in somebody's name.",
    defaultColumns: ['honouree', 'occasion', 'sendOn', 'mailedAt', 'createdAt'],
  },
  access: readByAdmins,
  lockDocuments: false,
  fields: [
    // Unguessable, because anyone who has it can see the card.
    { name: 'number', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'transactionId', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'occasion', type: 'select', required: true, options: labelled(cardOccasions) },
    { name: 'honouree', type: 'text', required: true, maxLength: 100 },
    { name: 'fromName', type: 'text', required: true, maxLength: 100 },
    { name: 'message', type: 'textarea', maxLength: 300 },
    { name: 'language', type: 'text', maxLength: 2 },
    // Deleted some weeks after the card was sent.
    { name: 'recipientEmail', type: 'text', maxLength: 254 },
    { name: 'sendOn', type: 'text', maxLength: 10, admin: { description: 'A day in India.' } },
    { name: 'sendAt', type: 'date', index: true },
    { name: 'mailedAt', type: 'date', index: true },
    ...privacyNoticeFields,
    // Counts the changes; used for compare-and-set.
    { name: 'revision', type: 'number', defaultValue: 0 },
  ],
}
