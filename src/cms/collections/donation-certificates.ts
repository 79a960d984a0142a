import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { panFields } from '@/cms/fields/pan'
import { slugs } from '@/cms/slugs'

/**
 * The certificates that the tax office makes for donors (Form 10BE, 114), as the portal gives them out.
 * They hold PANs: only our own calls read them, and write each read into the audit log;
 * docs/decisions/0132.
 */
export const DonationCertificates: CollectionConfig = {
  slug: slugs.donationCertificates,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'financialYear', type: 'number', required: true, index: true },
    { name: 'filename', type: 'text', required: true, maxLength: 200 },
    // Year and SHA-256 of the file: one that is chosen twice is kept once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
    // The PDF as Base64, encrypted. Payload would refuse more than 40,000 characters by itself.
    { name: 'content', type: 'textarea', required: true, maxLength: 4_000_000 },
    // The donor whose gifts it lists; absent until somebody says so where the file does not.
    ...panFields,
    { name: 'uploadedBy', type: 'text', required: true, maxLength: 100 },
    // When its sending began: from then on its donor stays.
    { name: 'queuedAt', type: 'date' },
  ],
}
