import type { CollectionConfig } from 'payload'
import { noAccess } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** The gateway's plans: one per monthly amount and key pair. They cannot be changed or deleted there. */
export const GatewayPlans: CollectionConfig = {
  slug: slugs.gatewayPlans,
  admin: { hidden: true },
  access: noAccess,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 150 },
    { name: 'planId', type: 'text', required: true, maxLength: 100 },
  ],
}
