import type { CollectionConfig } from 'payload'
import { noAccess } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** How far each list of the gateway has been walked. */
export const GatewayMarks: CollectionConfig = {
  slug: slugs.gatewayMarks,
  admin: { hidden: true },
  access: noAccess,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 150 },
    { name: 'until', type: 'date' },
    // Where the first walk began: nothing earlier is requested.
    { name: 'since', type: 'date' },
  ],
}
