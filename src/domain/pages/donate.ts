import { button, line, opening, points, prose, required, type TextsOf } from './fields'

const way = { heading: required(line), lead: prose } as const

export const donateFields = {
  ...opening,
  tiers: {
    heading: line,
    lead: prose,
    items: {
      as: 'list',
      maxRows: 8,
      row: { amount: { as: 'number', min: 1, max: 1_000_000 }, title: line, description: prose },
    },
  },
  quick: way,
  form: way,
  /** `{name}` in `checkName` is the payee's name at the bank. */
  upi: { ...way, checkName: prose, afterwards: prose },
  bank: { ...way, afterwards: prose },
  tax: { heading: line, text: prose, conditions: prose, certificate: prose, transparency: button },
  notes: { heading: line, points, links: { refundPolicy: button, privacy: button } },
} as const

export type DonateTexts = TextsOf<typeof donateFields>
