import type { ReceiptVerification } from '@/domain/receipt'
import type { Verification } from '@/domain/verification'
import { isApiError } from '../http/api-error'
import { limitRequests } from '../http/rate-limits'
import { findReceiptVerification } from '../receipts/verification'
import { findVerification } from '../volunteers/verification'

type PaperInHand = { code: string; headers: Headers }

/**
 * Returns what anyone with a printed receipt, card or certificate may learn from its code.
 * @param headers of the visitor's request, whose address is rate-limited.
 * @returns null for a code that we never issued, 'tooMany' over the rate limit.
 */
export async function verifyPaper({
  code,
  headers,
}: PaperInHand): Promise<Verification | ReceiptVerification | 'tooMany' | null> {
  try {
    await limitRequests({ headers }, 'verify')
  } catch (error) {
    if (isApiError(error) && error.status === 429) return 'tooMany'
    throw error
  }
  return (await findVerification(code)) ?? findReceiptVerification(code)
}
