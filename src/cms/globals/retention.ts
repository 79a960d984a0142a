import type { GlobalConfig } from 'payload'
import { admins, isNotAdmin } from '@/cms/access/roles'
import { auditGlobalChange } from '@/cms/audit'
import { renewAfterGlobalChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { type RetainedKind, retainedKinds, retentionPeriods } from '@/domain/retention'

const LABELS: Record<RetainedKind, string> = {
  messages: 'Read or answered messages (months)',
  rejectedApplications: 'Rejected applications (months)',
  signUps: 'Sign-ups for past events (months)',
  failedPayments: 'Donor details of failed payments (months)',
  mails: 'Sent e-mails (months)',
  auditLog: 'Activity log (months)',
}

/** How long personal data is kept; src/server/personal-data/retention.ts deletes older data. */
export const Retention: GlobalConfig = {
  slug: slugs.retention,
  label: 'Retention periods',
  admin: {
    group: 'Settings',
    description:
      'How long personal data is kept. Once switched on, the site deletes older data daily, and the activity log records how much. The privacy page shows these periods. Messages and open applications in the trash count as handled. Gifts and receipts are kept as tax law requires.',
    hidden: isNotAdmin,
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
      label: 'Delete older data',
      // An older site deletes nothing before somebody has checked the periods.
      defaultValue: false,
      admin: { description: 'Deleted data cannot be restored.' },
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
