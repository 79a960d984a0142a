import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { admins, isNotAdmin } from '@/cms/access/roles'
import { auditGlobalChange } from '@/cms/audit'
import { labelled } from '@/cms/fields/options'
import { tidyEmail } from '@/cms/fields/tidy-text'
import type { Notification } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import {
  LARGE_GIFT_RUPEES,
  type NoticeKind,
  noticeKinds,
  noticeRhythms,
} from '@/domain/office-notice'

const KINDS: Record<NoticeKind, string> = {
  application: 'Volunteer applications',
  message: 'Messages',
  claim: 'Payments to check',
  gift: 'Large gifts',
  'failed-charge': 'Failed monthly charges',
  dispute: 'Disputes',
}

const MAXIMUM_RUPEES = 10_000_000

/** A new recipient is notified of what comes in from now on, whatever the browser sends. */
const setSince: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc as Partial<Notification> | undefined)?.recipients ?? []
  const known = new Map(before.map(({ id, since }) => [id, since] as const))
  const recipients = (data as Partial<Notification>).recipients?.map((row) => ({
    ...row,
    since: known.get(row.id) ?? new Date().toISOString(),
  }))
  return { ...data, recipients }
}

/** The recipients of office notices by e-mail. */
export const Notifications: GlobalConfig = {
  slug: slugs.notifications,
  label: 'Notifications',
  admin: {
    group: 'Settings',
    description:
      'Who gets an e-mail when something comes in. It names people and amounts; everything else stays in the dashboard.',
    hidden: isNotAdmin,
  },
  access: { read: admins, update: admins },
  hooks: {
    beforeChange: [setSince],
    afterChange: [auditGlobalChange({ subject: 'notifications' })],
  },
  fields: [
    {
      name: 'recipients',
      type: 'array',
      maxRows: 10,
      labels: { singular: 'Recipient', plural: 'Recipients' },
      fields: [
        {
          type: 'row',
          fields: [
            tidyEmail({ name: 'email', type: 'email', required: true }),
            {
              name: 'language',
              type: 'select',
              required: true,
              defaultValue: 'en',
              options: [
                { value: 'en', label: 'English' },
                { value: 'hi', label: 'हिन्दी' },
              ],
            },
            {
              name: 'rhythm',
              type: 'select',
              label: 'When',
              required: true,
              defaultValue: 'at-once',
              options: labelled(noticeRhythms),
              admin: {
                description: 'Daily: one e-mail at eight in the morning, if anything came in.',
              },
            },
          ],
        },
        {
          name: 'kinds',
          type: 'select',
          label: 'Notify about',
          hasMany: true,
          required: true,
          options: noticeKinds.map((value) => ({ value, label: KINDS[value] })),
        },
        {
          name: 'giftsFromRupees',
          type: 'number',
          label: 'Gifts from this amount (₹)',
          min: 1,
          max: MAXIMUM_RUPEES,
          // Gifts are compared in paise, which have no fractions.
          validate: (value: number | null | undefined) =>
            value === null ||
            value === undefined ||
            (Number.isInteger(value) && value >= 1 && value <= MAXIMUM_RUPEES) ||
            'Please enter whole rupees.',
          defaultValue: LARGE_GIFT_RUPEES,
          admin: {
            condition: (_data, row) => Array.isArray(row?.kinds) && row.kinds.includes('gift'),
          },
        },
        // Earlier events are not reported.
        { name: 'since', type: 'date', admin: { hidden: true } },
      ],
    },
  ],
}
