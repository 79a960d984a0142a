import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { selectAll } from '../raw-queries'

type Portion = {
  /** The last id of the previous portion; '' for the first. */
  after: string
  /** Most ids to return. */
  limit: number
}

/**
 * Returns the ids of gifts whose donor is not determined yet, or that were changed since, sorted, without
 * test payments. On SQLite the partial index `donations_unplaced` (list-indexes.ts) contains exactly these; on
 * MongoDB each change clears `donorSeenAt` (mongo/donations.ts).
 */
export async function unplacedGifts(
  payload: Payload,
  { after, limit }: Portion,
): Promise<string[]> {
  if (isMongo(payload)) {
    const isUnplaced = {
      ...(after && { _id: { $gt: after } }),
      testMode: { $ne: true },
      donorSeenAt: null,
    }
    const found = await modelOf(payload, slugs.donations).find(
      isUnplaced,
      { _id: 1 },
      { limit, sort: { _id: 1 }, lean: true },
    )
    return found.map(({ _id }) => String(_id))
  }
  const rows = await selectAll<{ id: string }>(
    payload,
    `SELECT id FROM ${slugs.donations}
     WHERE test_mode = 0 AND donor_seen_at IS NOT updated_at AND id > ?
     ORDER BY id LIMIT ${limit}`,
    [after],
  )
  return rows.map(({ id }) => id)
}
