import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** Mailings of updates of programs and campaigns to donors: one row per update, never deleted. */
export const UpdateMailings: CollectionConfig = {
  slug: slugs.updateMailings,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // Made by `mailingKey`.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 200 },
    // The key of the address (mail-preferences) up to which the mails are in the outbox.
    { name: 'cursor', type: 'text', maxLength: 100 },
    { name: 'doneAt', type: 'date' },
  ],
}
