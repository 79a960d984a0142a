import type { ImportedGift } from '@/domain/import/gift-row'
import type { Verdict } from '@/domain/import/judge-gifts'
import { findReported } from '../donations/gift-reference'

const DOUBT =
  'A donor has reported this transfer: confirm it under Needs attention, or tick the row to count it without a receipt'

/** Returns the references of a file's transfers that donors have reported and that wait for an admin. */
export function findReportedIn(gifts: ImportedGift[]): Promise<Set<string>> {
  return findReported(
    gifts.flatMap(({ isTransfer, reference }) => (isTransfer && reference ? [reference] : [])),
  )
}

/**
 * Adjusts the verdict on a new gift: once imported, its claim can only be rejected, and its donor gets neither
 * receipt nor thanks. So a person decides.
 */
export function withReport(
  verdict: Verdict,
  gift: ImportedGift | undefined,
  reported: Set<string>,
): Verdict {
  const isReported = gift?.isTransfer && reported.has(gift.reference ?? '')
  if (!isReported || verdict.outcome === 'same') return verdict
  const reason = verdict.outcome === 'doubtful' ? `${verdict.reason}. ${DOUBT}` : DOUBT
  return { outcome: 'doubtful', reason }
}
