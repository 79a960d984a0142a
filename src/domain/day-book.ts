import { giftMethodLabels, METHOD_NOT_RECORDED } from './donation-methods'
import { GATEWAY_NAME } from './gateways'

/** The headings of the day book: the ones that map most easily in Tally's import of vouchers. */
export const dayBookHeadings = [
  'Date',
  'Voucher Type',
  'Voucher Number',
  'Debit Ledger',
  'Credit Ledger',
  'Party',
  'Narration',
  'Amount',
] as const

/** A gift in the day book, or its reversal. Days are Indian calendar days, '2026-04-01'. */
export type DayBookEntry = {
  /** The day on which the gift came in. */
  day: string
  /** The day of a reversal: `paise` is negative, or positive if the money came in again. */
  reversedOn?: string
  donorName: string
  paymentMethod: string
  paymentId: string
  reference: string
  purpose: string
  receipt: string
  paise: number
}

/** Returns a voucher: a donation booked to the ledger of its payment method, or its reversal. */
export function dayBookRow(entry: DayBookEntry): (string | number)[] {
  const { day, reversedOn, donorName, paymentMethod, paymentId, reference } = entry
  const { purpose, receipt, paise } = entry
  const narration = [
    `${subjectOf(entry)} from ${donorName}`,
    reversedOn && `received ${toDate(day)}`,
    receipt && `receipt ${receipt}`,
    `by ${paymentMethod}`,
    (reference || paymentId) && `no. ${reference || paymentId}`,
    purpose && `for ${purpose}`,
  ]
  return [
    toDate(reversedOn ?? day),
    reversedOn ? 'Reversal' : 'Receipt',
    receipt,
    ledgerOf(entry),
    purpose ? `Donations - ${purpose}` : 'Donations - General',
    donorName,
    narration.filter(Boolean).join(', '),
    (paise / 100).toFixed(2),
  ]
}

function subjectOf({ reversedOn, paise }: DayBookEntry): string {
  if (!reversedOn) return 'Donation'
  return paise < 0 ? 'Reversal of donation' : 'Reversal taken back, donation'
}

function toDate(day: string): string {
  return day.split('-').reverse().join('-')
}

/**
 * Returns where the money is: the gateway holds its payments until it pays them out. Money whose method
 * is unknown goes to suspense.
 */
function ledgerOf({ paymentId, paymentMethod }: DayBookEntry): string {
  if (paymentId) return GATEWAY_NAME
  if (paymentMethod === METHOD_NOT_RECORDED) return 'Suspense'
  return paymentMethod === giftMethodLabels.cash ? 'Cash' : 'Bank'
}
