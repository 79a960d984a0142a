import { slugs } from '@/cms/slugs'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import type { ImportedGift } from '@/domain/import/gift-row'
import type { Verdict } from '@/domain/import/judge-gifts'
import { inChunks } from '@/lib/in-chunks'
import { VALUES_PER_QUERY } from '../documents/conditions'
import { findAll } from '../documents/records'

const DOUBT =
  'A donor has reported this transfer: confirm it under Needs attention, or tick the row to count it without a receipt'

/**
 * Finds the transfers of a file that donors have reported and that wait for an admin.
 * @returns their references.
 */
export async function findReported(gifts: ImportedGift[]): Promise<Set<string>> {
  const references = gifts.flatMap(({ isTransfer, reference }) =>
    isTransfer && reference ? [reference] : [],
  )
  const reported = new Set<string>()
  for (const some of inChunks([...new Set(references)], VALUES_PER_QUERY)) {
    const claims = await findAll({
      collection: slugs.transactions,
      where: {
        and: [
          { gateway: { equals: CLAIM_GATEWAY } },
          { status: { equals: 'pending' } },
          { suspectedSpam: { not_equals: true } },
          { reference: { in: some } },
        ],
      },
      select: { reference: true },
    })
    for (const { reference } of claims) reported.add(reference ?? '')
  }
  return reported
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
