import { formatFinancialYear } from './financial-year'
import { type GiftMoney, isTakenBack, leftPaise, type VoidCause } from './gift-money'
import { withAsciiDigits } from './typed-number'

/** `void` is final: a voided receipt keeps its number, and a new one may replace it. */
export const receiptStatuses = ['valid', 'void'] as const

/**
 * Why a receipt is void: the gift was refunded, in whole or in part; the donor's bank took it back after
 * a dispute; the bank returned the cheque or transfer; the gift was entered by mistake; or the receipt
 * was reissued with corrected details.
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

/** The status of a number in the register. A superseded number is void and was replaced by a new one. */
export const registerStates = ['issued', 'corrected', 'superseded', 'void'] as const

const SERIAL_DIGITS = 6

/**
 * Formats a receipt number: '2026-27/000123', or 'TEST-2026-27/000123' for payments with test keys.
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

/** A financial year, '2026-27', '26-27' or '2026-2027', and a serial; or only a serial with all its digits. */
const TYPED_NUMBER = /^(?:(\d{2}|\d{4})\s*[-–]\s*(?:\d{2})?(\d{2})\s*[/ ]\s*)?(\d{1,9})$/
const CENTURY = 2000

/**
 * Parses a receipt number as people type it: as printed, without its zeros, or without its year, which needs
 * all its digits.
 * @returns null if the text is no receipt number, or that of a practice receipt.
 */
export function readReceiptNumber(typed: string): TypedReceiptNumber | null {
  const [, from, to, digits = ''] = TYPED_NUMBER.exec(withAsciiDigits(typed.trim())) ?? []
  const serial = Number(digits)
  if (serial === 0) return null
  if (from === undefined) return digits.length >= SERIAL_DIGITS ? { serial } : null
  const financialYear = from.length === 2 ? CENTURY + Number(from) : Number(from)
  return (financialYear + 1) % 100 === Number(to) ? { financialYear, serial } : null
}

type TypedReceiptNumber = Pick<ReceiptNumber, 'serial'> & {
  /** Absent for any year. */
  financialYear?: number
}

/**
 * Returns why a receipt is no longer valid.
 * @param receiptPaise the amount on it.
 */
export function voidReasonOf(gift: GiftMoney, receiptPaise: number): VoidReason {
  const left = leftPaise(gift)
  if (left >= receiptPaise) return 'corrected'
  if (gift.chargedBackPaise && !hadLostDispute(gift, receiptPaise)) return 'disputed'
  if (left > 0) return 'partly-refunded'
  return isTakenBack(gift) ? reasonOfCause[gift.voidCause ?? 'entered-by-mistake'] : 'refunded'
}

/**
 * Whether a receipt had already deducted the lost dispute, so that only a refund made it void. Equal sums do not
 * tell; then the dispute counts.
 */
function hadLostDispute(gift: GiftMoney, receiptPaise: number): boolean {
  const deducted = gift.amountPaise - receiptPaise
  return deducted >= (gift.chargedBackPaise ?? 0) && deducted !== (gift.refundedPaise ?? 0)
}

const reasonOfCause = {
  'entered-by-mistake': 'entered-by-mistake',
  'returned-by-bank': 'returned-by-bank',
  'given-back': 'refunded',
} satisfies Record<VoidCause, VoidReason>

/** One of a gift's receipts; `edition` counts them. */
export type NumberedReceipt = { number: string; edition: number; voidReason?: string | null }

/** Returns the number of a gift's first receipt, ignoring those that a correction replaced; '' if none. */
export function firstReceiptNumber(receipts: readonly NumberedReceipt[]): string {
  const kept = receipts.filter(({ voidReason }) => voidReason !== 'corrected')
  return kept.toSorted((a, b) => a.edition - b.edition)[0]?.number ?? ''
}

/** What /verify shows of a receipt: only what is printed on it, and only the donor's initials. */
export type ReceiptVerification = {
  state: 'receipt-valid' | 'receipt-practice' | 'receipt-void' | 'receipt-refunded'
  number: string
  amountPaise: number
  /** ISO date. */
  receivedAt: string
  initials: string
  /** ISO date of the last correction under the same number: earlier printouts are no longer valid. */
  correctedAt?: string
}

/** Returns the first letters of a name, 'A… D…': enough to compare with a printed receipt. */
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
 * Returns the wording in force on a day: the latest that has begun, or null.
 * @param day an Indian calendar day, '2026-04-01', as is `from`.
 */
export function wordingOn<Wording extends Dated>(
  wordings: readonly Wording[],
  day: string,
): Wording | null {
  const begun = wordings.filter(({ from }) => from <= day)
  return begun.toSorted((a, b) => b.from.localeCompare(a.from))[0] ?? null
}
