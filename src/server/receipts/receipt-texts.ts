import type { Receipt } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { paymentMethodsContent } from '@/content/payment-methods'
import { type ReceiptContent, receiptContent } from '@/content/receipt'
import { amountInWords } from '@/domain/amount-in-words'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { CASH_LIMIT_RUPEES, isCashAboveLimit } from '@/domain/statement'
import { getEnv, siteUrl } from '@/env'
import { formatDate } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { verifyAddress } from '@/printing/verify-code'
import { printedSchema } from './printed'

export type ReceiptTexts = {
  foundation: string
  /** Address, telephone, e-mail; one per line. */
  contact: string[]
  title: string
  /** The facts with their labels: number, days, donor, payment. */
  facts: [name: string, text: string][]
  amount: { name: string; figures: string; words: string }
  /** Empty on a void or practice receipt, which confirms nothing. */
  statement: string
  /** The foundation's registrations: only those in the settings. */
  registrations: [name: string, text: string][]
  signature: string[]
  check: string
  checkAddress: string
  /** On a void or practice receipt: the word across it, and why. */
  mark: { stamp: string; reason: string } | null
}

/** Returns all texts of a receipt in one language. Without an 80G number it is silent about tax. */
export function receiptTexts(receipt: Receipt, locale: Locale): ReceiptTexts {
  const copy = receiptContent[locale]
  const printed = printedSchema.parse(receipt.printed)[locale]
  const is80g = printed.registration80g !== null
  const mark = markOf(receipt, copy)
  const checkAddress = verifyAddress(receipt.code, siteUrl(getEnv()))
  return {
    foundation: printed.name,
    contact: [
      printed.address?.replace(/,?\s*\n\s*/g, ', ') ?? '',
      [printed.phone, printed.email].filter(Boolean).join(' · '),
    ].filter(Boolean),
    title: is80g ? copy.title : copy.acknowledgement,
    facts: given([
      [copy.number, receipt.number],
      [copy.correctedOn, correctedOn(receipt, copy, locale)],
      [copy.receivedOn, formatDate(receipt.receivedAt, locale)],
      [copy.receivedFrom, receipt.donorName],
      [copy.address, receipt.address?.replace(/,?\s*\n\s*/g, ', ')],
      [copy.donorPan, receipt.panNumber],
      [copy.purpose, printed.purpose ?? copy.anywhere],
      [copy.method, methodName(receipt.paymentMethod, locale)],
      [copy.reference, receipt.reference],
    ]),
    amount: {
      name: copy.amount,
      figures: formatRupees(fromPaise(receipt.amountPaise), locale),
      words: amountInWords(receipt.amountPaise, locale),
    },
    statement: mark
      ? ''
      : [printed.statement ?? copy.statement, ...taxNotes(receipt, { is80g, locale })].join('\n'),
    registrations: given([
      [copy.approval80g, approvalOf(printed, copy.valid)],
      [copy.pan, printed.pan],
      [copy.registration12a, printed.registration12a],
      [copy.registration, printed.registrationNumber],
      [copy.darpan, printed.darpanId],
    ]),
    signature: printed.signatory
      ? [printed.signatory, ...(printed.designation ? [printed.designation] : []), printed.name]
      : [copy.computed],
    check: fillPlaceholders(copy.check, { address: checkAddress }),
    checkAddress,
    mark,
  }
}

function methodName(stored: string | null | undefined, locale: Locale) {
  return stored && (paymentMethodsContent[locale][stored] ?? stored)
}

/** Returns what the donor must know before using it for taxes. */
function taxNotes(
  { paymentMethod, amountPaise }: Receipt,
  { is80g, locale }: { is80g: boolean; locale: Locale },
): string[] {
  const copy = receiptContent[locale]
  if (!is80g) return [copy.noTaxStatement]
  if (!isCashAboveLimit({ paymentMethod: paymentMethod ?? '', paise: amountPaise })) return []
  const limit = formatRupees(CASH_LIMIT_RUPEES, locale)
  return [fillPlaceholders(copy.cashStatement, { limit })]
}

function correctedOn({ correctedAt }: Receipt, copy: ReceiptContent, locale: Locale) {
  return correctedAt && fillPlaceholders(copy.corrected, { day: formatDate(correctedAt, locale) })
}

function markOf(receipt: Receipt, copy: ReceiptContent): ReceiptTexts['mark'] {
  if (receipt.status === 'void') {
    return { stamp: copy.void, reason: copy.voidReasons[receipt.voidReason ?? 'corrected'] }
  }
  return receipt.testMode ? copy.practice : null
}

type Approval = { registration80g: string | null; validity80g: string | null }

function approvalOf({ registration80g, validity80g }: Approval, valid: string): string | null {
  if (!registration80g || !validity80g) return registration80g
  return fillPlaceholders(valid, { number: registration80g, validity: validity80g })
}

function given(rows: [string, string | null | undefined][]): [string, string][] {
  return rows.flatMap(([name, text]) => (text ? [[name, text] as [string, string]] : []))
}
