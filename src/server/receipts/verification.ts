import { slugs } from '@/cms/slugs'
import { initialsOf, type ReceiptVerification } from '@/domain/receipt'
import { readVerifyCode } from '@/domain/verification'
import { findFirst } from '../documents/records'

/** Returns the state of the receipt with a code; null for a code that we never issued. */
export async function findReceiptVerification(text: string): Promise<ReceiptVerification | null> {
  const code = readVerifyCode(text)
  const receipt = code ? await findFirst(slugs.receipts, { code: { equals: code } }) : null
  if (!receipt) return null
  const { status, voidReason, number, amountPaise, receivedAt, donorName, testMode, correctedAt } =
    receipt
  const valid = testMode ? 'receipt-practice' : 'receipt-valid'
  const voided = voidReason === 'refunded' ? 'receipt-refunded' : 'receipt-void'
  return {
    state: status === 'valid' ? valid : voided,
    number,
    amountPaise,
    receivedAt,
    initials: initialsOf(donorName),
    correctedAt: correctedAt ?? undefined,
  }
}
