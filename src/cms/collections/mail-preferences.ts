import type { CollectionConfig } from 'payload'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

/**
 * Which addresses get news about what gifts did: the latest decision of each, given with a gift or by
 * unsubscribing. Only src/server/updates/preferences.ts stores one; an erasure deletes it or makes it a refusal.
 */
export const MailPreferences: CollectionConfig = {
  slug: slugs.mailPreferences,
  ...internal,
  fields: [
    // Normalized by `emailKey`.
    { name: 'email', type: 'text', required: true, unique: true, maxLength: 254 },
    // Used in unsubscribe links: it reveals nothing about the address.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'wantsUpdates', type: 'checkbox', defaultValue: false, index: true },
    // When that was decided: an older decision never overrides a newer one.
    { name: 'decidedAt', type: 'date', required: true },
    // The version of the consent text that was last agreed to.
    { name: 'words', type: 'number' },
    { name: 'language', type: 'text', maxLength: 2 },
  ],
}
