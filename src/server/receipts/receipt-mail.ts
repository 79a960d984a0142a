import type { Receipt } from '@/cms/payload-types'
import { storedLocale } from '@/lib/locale'
import { formatRupees, fromPaise } from '@/lib/money'
import { openMail } from '../mail/open-mail'
import { queueMail } from '../mail/outbox'
import { receiptUrl } from './link'
import { printedSchema } from './printed'

type ReceiptMail = {
  to: string
  /** Which mail text to use. */
  name: 'receiptAgain' | 'receiptApproved'
  /** A second mail with the same key is not stored. */
  key: string
}

/** Queues a mail to the donor with the receipt as a PDF, in the language of the receipt. */
export async function mailReceipt(receipt: Receipt, { to, name, key }: ReceiptMail): Promise<void> {
  const { write } = await openMail(name, storedLocale(receipt))
  await queueMail({ key, to, ...write(receiptValues(receipt)), receipt: receipt.id })
}

/** Returns the placeholder values of a message about a receipt, in its language. */
export function receiptValues(receipt: Receipt): Record<string, string> {
  const locale = storedLocale(receipt)
  return {
    donorName: receipt.donorName,
    number: receipt.number,
    amount: formatRupees(fromPaise(receipt.amountPaise), locale),
    link: receiptUrl(receipt, locale),
    // As printed on the receipt.
    foundation: printedSchema.parse(receipt.printed)[locale].name,
  }
}
