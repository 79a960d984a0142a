import type { Simulator } from '../../simulator/server'
import { emailOf } from './mixed-load'
import type { Row, Stored } from './stored'

/** Checks that the donations are the payments of the ledger plus the gifts by hand, each with one receipt. */
export async function compareBooks(stored: Stored, gateway: Simulator) {
  const failures: string[] = []
  const captured = gateway.ledger
    .listPayments({ count: Number.POSITIVE_INFINITY })
    .items.filter((payment) => payment.captured)
  const donations = await stored.rows('donations')
  const receipts = await stored.rows('receipts')
  const mails = await stored.rows('mails')
  const transactions = await stored.rows('transactions')

  const online = donations.filter(({ paymentId }) => paymentId)
  const kept = new Map(online.map((row) => [String(row.paymentId), Number(row.amountPaise)]))
  for (const { id, amount } of captured) {
    if (kept.get(id) !== amount) failures.push(`${id}: ${kept.get(id)} instead of ${amount} paise`)
  }
  if (online.length !== captured.length) {
    failures.push(`${online.length} donations of ${captured.length} payments`)
  }
  const open = transactions.filter(({ isBooked }) => isBooked === 0 || isBooked === false)
  if (open.length > 0) failures.push(`${open.length} transactions are not booked`)

  // Practice payments have a separate number series.
  const series = [1, 0].map((isTest) =>
    serialsOf(receipts.filter(({ testMode }) => Number(testMode) === isTest)),
  )
  if (series.some(({ isGapless }) => !isGapless)) failures.push('Receipt numbers have gaps')
  if (receipts.length !== donations.length) {
    failures.push(`${receipts.length} receipts of ${donations.length} donations`)
  }
  const thanked = countBy(mails, 'to')
  const paid = transactions.filter(({ paymentId }) => paymentId)
  const wrong = paid.filter(({ donorName }) => thanked.get(emailOf(String(donorName))) !== 1)
  if (wrong.length > 0) failures.push(`${wrong.length} donors have no thank-you, or several`)

  const sum = captured.reduce((total, { amount }) => total + amount, 0)
  return {
    failures,
    rows: [
      ['Payments in the gateway’s ledger', `${captured.length}, ₹${sum / 100}`],
      [
        'Gifts in the books',
        `${online.length} of them, ${donations.length - online.length} by hand`,
      ],
      ['Receipts', series.map(({ serials }) => `1 to ${serials.at(-1) ?? 0}`).join(' and ')],
      ['Thank-you mails', String(paid.length - wrong.length)],
    ],
  }
}

/** Whether the sums stored by SQLite (decision 0154) match the gifts. */
export async function areSumsRight(stored: Stored): Promise<boolean> {
  const gifts = await addUpGifts(stored)
  const months = await stored.rows('donation_months')
  return add(months, 'paise') === gifts.paise && add(months, 'listed') === gifts.listed
}

/** Adds up the gifts one by one, without practice gifts; `given` are those not fully returned. */
export async function addUpGifts(
  stored: Stored,
): Promise<{ paise: number; listed: number; given: number }> {
  const gifts = (await stored.rows('donations')).filter(({ testMode }) => Number(testMode) === 0)
  const left = (gift: Row) =>
    Number(gift.amountPaise) - Number(gift.refundedPaise ?? 0) - Number(gift.chargedBackPaise ?? 0)
  return {
    paise: gifts.reduce((total, gift) => total + left(gift), 0),
    listed: gifts.length,
    given: gifts.filter((gift) => left(gift) > 0).length,
  }
}

/** Writes a sum of gifts as the site reports it. */
export function inRupees({ paise, given }: { paise: number; given: number }): string {
  return `${paise / 100} rupees of ${given} gifts`
}

/** Returns the numbers of receipts in order, and whether they are 1, 2, 3 and so on. */
export function serialsOf(receipts: Row[]): { serials: number[]; isGapless: boolean } {
  const serials = receipts.map(({ serial }) => Number(serial)).sort((a, b) => a - b)
  return { serials, isGapless: serials.every((serial, index) => serial === index + 1) }
}

/** Counts rows by the text in a field. */
export function countBy(rows: Row[], field: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value = String(row[field])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function add(rows: Row[], field: string): number {
  return rows.reduce((total, row) => total + Number(row[field] ?? 0), 0)
}
