import type { Locale } from '@/content/locale'
import { receiptContent } from '@/content/receipt'
import type { VerifyContent } from '@/content/verify'
import type { ReceiptVerification } from '@/domain/receipt'
import { formatDate } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { Verdict, type VerdictTone } from './verdict'
import { VerdictRows } from './verdict-rows'

const TONES: Record<ReceiptVerification['state'], VerdictTone> = {
  'receipt-valid': 'good',
  'receipt-practice': 'waiting',
  'receipt-void': 'bad',
  'receipt-refunded': 'bad',
}

type VerifiedReceiptProps = {
  locale: Locale
  copy: VerifyContent
  verification: ReceiptVerification
}

/** Details of a receipt that we issued: number, amount, day, and the donor's initials. */
export function VerifiedReceipt({ locale, copy, verification }: VerifiedReceiptProps) {
  const { state, number, amountPaise, receivedAt, initials, correctedAt } = verification
  const { details } = copy
  // Uses the labels of the printed receipt.
  const printed = receiptContent[locale]
  return (
    <Verdict locale={locale} copy={copy} result={state} tone={TONES[state]} note={copy.receiptNote}>
      <VerdictRows
        rows={[
          [printed.number, number],
          [printed.amount, formatRupees(fromPaise(amountPaise), locale)],
          [printed.receivedOn, formatDate(receivedAt, locale)],
          [details.donor, initials],
          ...(correctedAt ? [[details.correctedOn, formatDate(correctedAt, locale)] as const] : []),
        ]}
      />
    </Verdict>
  )
}
