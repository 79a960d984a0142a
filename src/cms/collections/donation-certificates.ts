import type { CollectionConfig } from 'payload'
import { panFields } from '@/cms/fields/pan'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

/**
 * The tax office's certificates for donors (Form 10BE, 114), as downloaded from its portal. They contain
 * PANs: only our own calls read them, and log each read in the audit log; docs/decisions/0132.
 */
export const DonationCertificates: CollectionConfig = {
  slug: slugs.donationCertificates,
  ...internal,
  fields: [
    { name: 'financialYear', type: 'number', required: true, index: true },
    { name: 'filename', type: 'text', required: true, maxLength: 200 },
    // Year and SHA-256 of the file: uploaded twice, it is stored once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
    // The PDF as Base64, encrypted. By default Payload refuses more than 40,000 characters.
    { name: 'content', type: 'textarea', required: true, maxLength: 4_000_000 },
    // The donor whose gifts it lists; absent if the file does not say, until somebody does.
    ...panFields,
    { name: 'uploadedBy', type: 'text', required: true, maxLength: 100 },
    // When its sending began: from then on its donor cannot change.
    { name: 'queuedAt', type: 'date' },
  ],
}
