import type { CollectionConfig } from 'payload'
import { noAccess } from '@/cms/access/roles'

/** For a collection that the panel never shows and only our own code reads and writes. */
export const internal = {
  admin: { hidden: true },
  access: noAccess,
  lockDocuments: false,
} satisfies Partial<CollectionConfig>
