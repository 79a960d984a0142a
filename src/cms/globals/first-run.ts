import type { GlobalConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** State of the first steps that cannot be derived from other data. */
export const FirstRun: GlobalConfig = {
  slug: slugs.firstRun,
  label: 'First steps',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [
    // The dashboard no longer shows the steps; their page still exists.
    { name: 'dismissedAt', type: 'date' },
    // When the mail server last accepted a test message.
    { name: 'mailTestedAt', type: 'date' },
  ],
}
