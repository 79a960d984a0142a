import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** Which donation a bank's reference is counted for: the unique index lets one through. */
export const CountedTransfers: CollectionConfig = {
  slug: slugs.countedTransfers,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 100 },
    // The `transactionId` of the donation.
    { name: 'holder', type: 'text', required: true, maxLength: 100 },
  ],
}
