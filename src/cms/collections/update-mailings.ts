import type { CollectionConfig } from 'payload'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

/** Mailings of updates of programs and campaigns to donors: one row per update, never deleted. */
export const UpdateMailings: CollectionConfig = {
  slug: slugs.updateMailings,
  ...internal,
  fields: [
    // Made by `mailingKey`.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 200 },
    // The key of the address (mail-preferences) up to which the mails are in the outbox.
    { name: 'cursor', type: 'text', maxLength: 100 },
    { name: 'doneAt', type: 'date' },
  ],
}
