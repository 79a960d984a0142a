import type { CollectionConfig } from 'payload'
import { admins } from '@/cms/access/roles'
import { attemptIdField } from '@/cms/fields/attempt-id'
import { labelled } from '@/cms/fields/options'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { suspectedSpamField } from '@/cms/fields/suspected-spam'
import { slugs } from '@/cms/slugs'
import { contactStatuses, contactSubjects } from '@/domain/contact'

export const Contacts: CollectionConfig = {
  slug: slugs.contacts,
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    description: 'Messages from the Contact page.',
    defaultColumns: ['name', 'subject', 'status', 'email', 'phone', 'suspectedSpam', 'createdAt'],
  },
  // Visitors write only through /api/contact, which validates and rate-limits.
  access: { read: admins, create: admins, update: admins, delete: admins },
  // A copy would be a message that nobody sent.
  disableDuplicate: true,
  trash: true,
  defaultSort: ['-createdAt', '-id'],
  hooks: { beforeChange: [fillSearchText(['name', 'email', 'phone', 'subject', 'message'])] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 200 },
        { name: 'email', type: 'email', required: true },
        { name: 'phone', type: 'text', maxLength: 30 },
      ],
    },
    { name: 'subject', type: 'select', required: true, options: labelled(contactSubjects) },
    { name: 'message', type: 'textarea', required: true, maxLength: 5000 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: labelled(contactStatuses),
      index: true,
      admin: { position: 'sidebar' },
    },
    suspectedSpamField,
    attemptIdField,
    ...privacyNoticeFields,
    searchTextField,
  ],
}
