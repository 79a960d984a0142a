import type { ArrayField, DateField, Field } from 'payload'
import { date } from 'payload/shared'
import { dayPicker } from './dates'
import { tidyText } from './tidy-text'

const NUMBER_LENGTH = 100
/** Keeps two days side by side: their long descriptions would stack them. */
const HALF = '50%'

/** The current approval under section 80G. Older sites only have its first three fields. */
export const approval80g: Field[] = [
  {
    type: 'row',
    fields: [
      number('registration80g', '80G number'),
      {
        name: 'validity80g',
        type: 'text',
        label: '80G approval valid for',
        maxLength: NUMBER_LENGTH,
        admin: { description: "Such as 'AY 2026-27 to AY 2030-31'. Printed on receipts." },
      },
      day('approved80gOn', '80G approval issued on', {
        description: 'As on the approval order. Used in the yearly statement of donations.',
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      day('from80g', 'First day of the 80G approval', {
        width: HALF,
        description:
          'Usually 1 April of its first year, even if the order has a later date. Once you enter it, you can add a late approval to the receipts of gifts since that day.',
      }),
      lastDay('until80g', 'from80g', 'Last day of the 80G approval', {
        width: HALF,
        description:
          'Reminders to renew it begin eight months before. Gifts that come in later get an acknowledgement that makes no claims about tax.',
      }),
    ],
  },
]

/** Earlier approvals: receipts and statements use the one that was valid when a gift came in. */
export const earlier80g: ArrayField = {
  name: 'earlier80g',
  type: 'array',
  label: 'Earlier 80G approvals',
  labels: { singular: 'Earlier approval', plural: 'Earlier 80G approvals' },
  admin: {
    description:
      'When an approval is renewed under another number, move the old one here. Gifts from its period keep it, on receipts and in the yearly statement.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { ...number('number', '80G number'), required: true },
        {
          name: 'validity',
          type: 'text',
          label: '80G approval valid for',
          maxLength: NUMBER_LENGTH,
        },
        day('issuedOn', '80G approval issued on'),
        day('from', 'First day of the 80G approval', {
          description: 'Usually 1 April of its first year, even if the order has a later date.',
        }),
        { ...lastDay('until', 'from', 'Last day of the 80G approval'), required: true },
      ],
    },
  ],
}

/** The foundation's own registration, which is renewed the same way. Older sites only have its number. */
export const registration12a: Field[] = [
  number('registration12a', '12A number'),
  {
    type: 'row',
    fields: [
      day('from12a', 'First day of the 12A registration', {
        width: HALF,
        description: 'The site and receipts name the number from this day on.',
      }),
      lastDay('until12a', 'from12a', 'Last day of the 12A registration', {
        width: HALF,
        description:
          'Reminders to renew it begin eight months before. After this day the site no longer shows the number, and receipts of later gifts leave it out.',
      }),
    ],
  },
]

/** Earlier registrations: receipts name the one that was valid when a gift came in. */
export const earlier12a: ArrayField = {
  name: 'earlier12a',
  type: 'array',
  label: 'Earlier 12A registrations',
  labels: { singular: 'Earlier registration', plural: 'Earlier 12A registrations' },
  admin: {
    description:
      'When the registration is renewed under another number, move the old one here. Receipts of gifts from its period name it.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { ...number('number', '12A number'), required: true },
        day('from', 'First day of the 12A registration'),
        { ...lastDay('until', 'from', 'Last day of the 12A registration'), required: true },
      ],
    },
  ],
}

function number(name: string, label: string) {
  return tidyText({ name, type: 'text', label, maxLength: NUMBER_LENGTH })
}

type DayAdmin = { description?: string; width?: string }

function day(name: string, label: string, admin: DayAdmin = {}) {
  return { name, type: 'date', label, admin: { date: dayPicker, ...admin } } satisfies DateField
}

/** A last day; refused if it is before the day in the field `first`, since no day would be covered. */
function lastDay(name: string, first: string, label: string, admin?: DayAdmin) {
  const validate: DateField['validate'] = (value, options) => {
    const isDate = date(value, options)
    const from = (options.siblingData as Record<string, unknown>)[first]
    if (isDate !== true || !value || !from) return isDate
    const isInOrder = new Date(value).getTime() >= new Date(String(from)).getTime()
    return isInOrder || 'The last day comes before the first'
  }
  return { ...day(name, label, admin), validate }
}
