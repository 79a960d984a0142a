import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { selectAll } from '../raw-queries'

/**
 * Returns the ids of gifts in a period whose valid receipt names no 80G approval, without test payments.
 * @param days the first and last day, such as '2026-04-01'.
 */
export async function giftsWithoutApproval(
  payload: Payload,
  { from, until }: { from: string; until: string },
): Promise<Set<string>> {
  // By the index of the day, which most receipts do not have: status and mode match nearly every receipt.
  const found = isMongo(payload)
    ? await modelOf(payload, slugs.receipts)
        .find(
          {
            unapprovedDay: { $gte: from, $lte: until },
            status: 'valid',
            testMode: { $ne: true },
          },
          { donation: 1 },
        )
        .lean<Found[]>()
    : await selectAll<Found>(
        payload,
        `SELECT donation FROM ${slugs.receipts}
         WHERE unapproved_day >= ? AND unapproved_day <= ? AND +status = 'valid' AND +test_mode = 0`,
        [from, until],
      )
  return new Set(found.map(({ donation }) => donation))
}

type Found = { donation: string }
