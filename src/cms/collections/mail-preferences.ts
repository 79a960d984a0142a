import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/**
 * Which addresses get news of what gifts did: the last word of each, whether it agreed with a gift or
 * has stopped them since. src/server/updates/preferences.ts alone reads and writes it.
 */
export const MailPreferences: CollectionConfig = {
  slug: slugs.mailPreferences,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // As `emailKey` writes it.
    { name: 'email', type: 'text', required: true, unique: true, maxLength: 254 },
    // Stands in the links that stop the news: it tells nothing of the address.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'wantsUpdates', type: 'checkbox', defaultValue: false, index: true },
    // When that was said: an older word never overrules a newer one.
    { name: 'decidedAt', type: 'date', required: true },
    // The words that were agreed to last.
    { name: 'words', type: 'number' },
    { name: 'language', type: 'text', maxLength: 2 },
  ],
}
