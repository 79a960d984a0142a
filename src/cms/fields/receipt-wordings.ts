import type { ArrayField } from 'payload'
import { dayPicker } from './dates'
import { toPayloadFields } from './page-fields'

/** The wordings of receipts, each valid from a day: receipts issued before keep theirs. */
export const receiptWordings: ArrayField = {
  name: 'receiptWordings',
  type: 'array',
  label: 'Wordings',
  labels: { singular: 'Wording', plural: 'Wordings' },
  admin: {
    description:
      'The day on which the money came in decides which one is printed. Existing receipts do not change.',
  },
  fields: [
    {
      name: 'validFrom',
      type: 'date',
      required: true,
      admin: { date: dayPicker },
    },
    ...toPayloadFields({
      statement: { as: 'paragraphs', maxLength: 1200 },
      signatory: { as: 'line', maxLength: 120 },
      designation: { as: 'line', maxLength: 120 },
    }),
  ],
}
