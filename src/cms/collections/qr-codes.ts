import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** The gateway's QR codes, one per campaign and key pair: payments by them name the code. */
export const QrCodes: CollectionConfig = {
  slug: slugs.qrCodes,
  admin: { hidden: true },
  access: readByAdmins,
  fields: [
    // Key id and campaign.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 200 },
    { name: 'campaign', type: 'text', required: true, maxLength: 64, index: true },
    { name: 'qrCodeId', type: 'text', unique: true, maxLength: 100 },
    { name: 'imageUrl', type: 'text', maxLength: 500 },
    { name: 'keyId', type: 'text', required: true, maxLength: 100, index: true },
  ],
}
