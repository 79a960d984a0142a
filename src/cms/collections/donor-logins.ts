import type { CollectionConfig } from 'payload'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

/**
 * Links and codes that open 'My giving' for donors, and the resulting sessions; secrets are stored as
 * hashes. Unrelated to accounts: src/server/my-giving/logins.ts makes and checks them.
 */
export const DonorLogins: CollectionConfig = {
  slug: slugs.donorLogins,
  ...internal,
  fields: [
    // Normalized by `emailKey`.
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'linkHash', type: 'text', required: true, unique: true },
    // Identifies the browser that asked: the code works only there.
    { name: 'browserHash', type: 'text', required: true, index: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'triesLeft', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'usedAt', type: 'date' },
    { name: 'sessionHash', type: 'text', index: true },
    ...privacyNoticeFields,
    { name: 'endsAt', type: 'date', index: true },
  ],
}
