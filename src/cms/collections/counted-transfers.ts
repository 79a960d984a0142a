import type { CollectionConfig } from 'payload'
import { noAccess } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** The donation for which a bank reference counts: the unique index allows only one. */
export const CountedTransfers: CollectionConfig = {
  slug: slugs.countedTransfers,
  admin: { hidden: true },
  access: noAccess,
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 100 },
    // The `transactionId` of the donation.
    { name: 'holder', type: 'text', required: true, maxLength: 100 },
  ],
}
