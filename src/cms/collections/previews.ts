import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** Editors' unsaved changes, for the preview next to the form: src/server/pages/previews.ts. */
export const Previews: CollectionConfig = {
  slug: slugs.previews,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'data', type: 'json', required: true },
    { name: 'postedAt', type: 'date', required: true, index: true },
  ],
}
