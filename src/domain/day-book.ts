import { giftMethodLabels, METHOD_NOT_RECORDED } from './donation'

/** The headings of the day book, as Tally's import of vouchers has them mapped most easily. */
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

/** A gift of the day book; `day` is one of the Indian calendar, '2026-04-01'. */
export type DayBookEntry = {
  day: string
  donorName: string
  paymentMethod: string
  paymentId: string
  reference: string
  purpose: string
  receipt: string
  paise: number
}

/** A voucher: what came in by the ledger of its way, as a donation of the donor. */
export function dayBookRow(entry: DayBookEntry): (string | number)[] {
  const { day, donorName, paymentMethod, paymentId, reference, purpose, receipt, paise } = entry
  const narration = [
    `Donation from ${donorName}`,
    receipt && `receipt ${receipt}`,
    `by ${paymentMethod}`,
    (reference || paymentId) && `no. ${reference || paymentId}`,
    purpose && `for ${purpose}`,
  ]
  return [
    day.split('-').reverse().join('-'),
    'Receipt',
    receipt,
    ledgerOf(entry),
    purpose ? `Donations - ${purpose}` : 'Donations - General',
    donorName,
    narration.filter(Boolean).join(', '),
    (paise / 100).toFixed(2),
  ]
}

/**
 * Where the money is: the gateway holds its payments until it pays them out. Money that came nobody knows
 * how goes to suspense.
 */
function ledgerOf({ paymentId, paymentMethod }: DayBookEntry): string {
  if (paymentId) return 'Razorpay'
  if (paymentMethod === METHOD_NOT_RECORDED) return 'Suspense'
  return paymentMethod === giftMethodLabels.cash ? 'Cash' : 'Bank'
}
