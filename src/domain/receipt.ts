import { formatFinancialYear } from './financial-year'
import { type GiftMoney, isTakenBack, leftPaise, type VoidCause } from './gift-money'

/** `void` is final: a voided receipt keeps its number, and a new one may take its place. */
export const receiptStatuses = ['valid', 'void'] as const

/**
 * Why a receipt is void: the money went back, in whole or in part, was taken back by the donor's bank
 * after a dispute, never came in because the bank returned the cheque or transfer, was entered by mistake,
 * or the receipt had to be written again with other particulars.
 */
export const voidReasons = [
  'refunded',
  'partly-refunded',
  'disputed',
  'returned-by-bank',
  'entered-by-mistake',
  'corrected',
] as const
export type VoidReason = (typeof voidReasons)[number]

/** The status of a number in the register. A superseded number is void and was replaced by another. */
export const registerStates = ['issued', 'corrected', 'superseded', 'void'] as const

const SERIAL_DIGITS = 6

/**
 * The number as it is printed: '2026-27/000123', or 'TEST-2026-27/000123' of what was paid with test
 * keys.
 */
export function receiptNumber({ testMode, financialYear, serial }: ReceiptNumber): string {
  const year = formatFinancialYear(financialYear).replace('–', '-')
  return `${testMode ? 'TEST-' : ''}${year}/${String(serial).padStart(SERIAL_DIGITS, '0')}`
}

type ReceiptNumber = {
  testMode: boolean
  /** The year in which the financial year begins. */
  financialYear: number
  /** From 1 in each financial year. */
  serial: number
}

/**
 * Why a receipt no longer holds.
 * @param receiptPaise the amount that it says.
 */
export function voidReasonOf(gift: GiftMoney, receiptPaise: number): VoidReason {
  const left = leftPaise(gift)
  if (left >= receiptPaise) return 'corrected'
  if (gift.chargedBackPaise) return 'disputed'
  if (left > 0) return 'partly-refunded'
  return isTakenBack(gift) ? reasonOfCause[gift.voidCause ?? 'entered-by-mistake'] : 'refunded'
}

const reasonOfCause = {
  'entered-by-mistake': 'entered-by-mistake',
  'returned-by-bank': 'returned-by-bank',
  'given-back': 'refunded',
} satisfies Record<VoidCause, VoidReason>

/** One of the receipts that a gift has had; `edition` counts them. */
export type NumberedReceipt = { number: string; edition: number; voidReason?: string | null }

/** Number of a gift's first receipt, not counting those that a correction replaced; '' without one. */
export function firstReceiptNumber(receipts: readonly NumberedReceipt[]): string {
  const kept = receipts.filter(({ voidReason }) => voidReason !== 'corrected')
  return kept.toSorted((a, b) => a.edition - b.edition)[0]?.number ?? ''
}

/** What /verify says of a receipt: nothing that is not printed on it, and of the donor the initials. */
export type ReceiptVerification = {
  state: 'receipt-valid' | 'receipt-practice' | 'receipt-void' | 'receipt-refunded'
  number: string
  amountPaise: number
  /** ISO date. */
  receivedAt: string
  initials: string
  /** ISO date, where it was written again under its number: papers from before no longer hold. */
  correctedAt?: string
}

/** The first letters of a name, 'A… D…': enough to compare with the receipt in hand. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...letters.segment(word)][0]?.segment ?? ''}…`)
    .join(' ')
}

type Dated = { from: string }

/**
 * The wording that holds on a day: of those that have begun the latest, or null.
 * @param day and `from`: days of the Indian calendar, '2026-04-01'.
 */
export function wordingOn<Wording extends Dated>(
  wordings: readonly Wording[],
  day: string,
): Wording | null {
  const begun = wordings.filter(({ from }) => from <= day)
  return begun.toSorted((a, b) => b.from.localeCompare(a.from))[0] ?? null
}
