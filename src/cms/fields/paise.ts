import type { Field } from 'payload'

/** An amount in integer paise (₹1 = 100 paise): never rounded. */
export const paiseField: Field = {
  name: 'amountPaise',
  type: 'number',
  label: 'Amount (paise)',
  required: true,
  min: 1,
  index: true,
  validate: (value: number | null | undefined) =>
    (Number.isSafeInteger(value) && Number(value) > 0) || 'An amount is a whole number of paise.',
  admin: { description: '₹1 is 100 paise.' },
}

/** What went back of an amount: refunds, and what banks took back. */
export const goneBackFields: Field[] = [
  { name: 'refundedPaise', type: 'number', defaultValue: 0, label: 'Refunded (paise)' },
  {
    name: 'chargedBackPaise',
    type: 'number',
    defaultValue: 0,
    label: 'Charged back (paise)',
    admin: { description: "Taken back by the donor's bank after a lost dispute." },
  },
]
