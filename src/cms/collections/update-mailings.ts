import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** Updates of programs and campaigns that are mailed to donors: one row an update, kept for good. */
export const UpdateMailings: CollectionConfig = {
  slug: slugs.updateMailings,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // As `mailingKey` writes it.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 200 },
    // The key of the address (mail-preferences) up to which the mails are in the outbox.
    { name: 'cursor', type: 'text', maxLength: 100 },
    { name: 'doneAt', type: 'date' },
  ],
}
