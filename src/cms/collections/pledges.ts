import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { givenForFields } from '@/cms/fields/given-for'
import { labelled } from '@/cms/fields/options'
import { paiseField } from '@/cms/fields/paise'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { suspectedSpamField } from '@/cms/fields/suspected-spam'
import { slugs } from '@/cms/slugs'
import { monthlyGiftSearchFields, pledgeStatuses } from '@/domain/monthly-gift'

/** Promises of a monthly gift without a mandate: nobody is charged, the donor gets reminders. */
export const Pledges: CollectionConfig = {
  slug: slugs.pledges,
  labels: { singular: 'Pledge', plural: 'Pledges' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'number',
    description: 'Promises of a monthly gift. Nobody is charged; the donor gets a reminder.',
    defaultColumns: ['donorName', 'amountPaise', 'status', 'nextReminderAt', 'createdAt'],
  },
  access: readByAdmins,
  defaultSort: ['-createdAt', '-id'],
  hooks: { beforeChange: [fillSearchText(monthlyGiftSearchFields)] },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, maxLength: 100 },
    // The browser's idempotency key: two clicks on one button make one pledge.
    { name: 'attemptId', type: 'text', unique: true, maxLength: 100 },
    paiseField,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: labelled(pledgeStatuses),
      index: true,
    },
    { name: 'donorName', type: 'text', required: true, maxLength: 200 },
    { name: 'email', type: 'text', maxLength: 254 },
    { name: 'phone', type: 'text', maxLength: 30 },
    ...givenForFields,
    suspectedSpamField,
    ...privacyNoticeFields,
    { name: 'language', type: 'text', maxLength: 2 },
    // As in transactions (FCRA).
    { name: 'citizenDeclaredAt', type: 'date' },
    { name: 'nextReminderAt', type: 'date', index: true },
    { name: 'remindedAt', type: 'date' },
    { name: 'stoppedAt', type: 'date' },
    // Counts the changes; used for compare-and-set.
    { name: 'revision', type: 'number', defaultValue: 0 },
    searchTextField,
  ],
}
