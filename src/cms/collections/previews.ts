import type { CollectionConfig } from 'payload'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

/** Editors' unsaved changes, for the preview next to the form: src/server/pages/previews.ts. */
export const Previews: CollectionConfig = {
  slug: slugs.previews,
  ...internal,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'data', type: 'json', required: true },
    { name: 'postedAt', type: 'date', required: true, index: true },
  ],
}
