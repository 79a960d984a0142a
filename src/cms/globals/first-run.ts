import type { GlobalConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** What the first steps remember that no other data tells. */
export const FirstRun: GlobalConfig = {
  slug: slugs.firstRun,
  label: 'First steps',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [
    // The dashboard no longer shows the steps; their page stays.
    { name: 'dismissedAt', type: 'date' },
    // When the mail server last took a test message.
    { name: 'mailTestedAt', type: 'date' },
  ],
}
