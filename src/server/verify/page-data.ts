import type { ReceiptVerification } from '@/domain/receipt'
import type { Verification } from '@/domain/verification'
import { isApiError } from '../http/api-error'
import { limitRequests } from '../http/rate-limits'
import { findReceiptVerification } from '../receipts/verification'
import { findVerification } from '../volunteers/verification'

type PaperInHand = { code: string; headers: Headers }

/**
 * Returns the status of a printed paper with a code, as anyone who holds it may know; rate-limited
 * by address.
 * @param headers of the visitor's request.
 * @returns null for a code that we never issued.
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
