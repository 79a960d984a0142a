import type { GlobalConfig } from 'payload'
import { admins, isNoAdmin } from '@/cms/access/roles'
import { auditGlobalChange } from '@/cms/audit'
import { renewAfterGlobalChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { type RetainedKind, retainedKinds, retentionPeriods } from '@/domain/retention'

const LABELS: Record<RetainedKind, string> = {
  messages: 'Messages that were read or answered (months)',
  rejectedApplications: 'Rejected applications (months)',
  signUps: 'Sign-ups for events that are over (months)',
  failedPayments: 'Donor details of payments that failed (months)',
  mails: 'E-mails that were sent (months)',
  auditLog: 'Activity log (months)',
}

/** How long personal data is kept; src/server/personal-data/retention.ts deletes older data. */
export const Retention: GlobalConfig = {
  slug: slugs.retention,
  label: 'Retention periods',
  admin: {
    group: 'Settings',
    description:
      'How long personal data is kept. Once switched on, the site deletes each day what is older, and the activity log says how much. The privacy page shows these periods. Gifts and receipts are kept as tax law asks.',
    hidden: isNoAdmin,
  },
  access: { read: admins, update: admins },
  hooks: {
    // The privacy page shows the periods.
    afterChange: [renewAfterGlobalChange, auditGlobalChange({ subject: 'personal-data' })],
  },
  fields: [
    {
      name: 'isOn',
      type: 'checkbox',
      label: 'Delete what is older',
      // An older site deletes nothing before somebody has checked the periods.
      defaultValue: false,
      admin: { description: 'What was deleted cannot be brought back.' },
    },
    ...retainedKinds.map((name) => {
      const { months, least, most } = retentionPeriods[name]
      return {
        name,
        type: 'number' as const,
        label: LABELS[name],
        required: true,
        defaultValue: months,
        min: least,
        max: most,
      }
    }),
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/src/cms/panel/retention-preview#RetentionPreview' } },
    },
  ],
}
