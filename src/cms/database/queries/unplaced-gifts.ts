import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { selectAll } from '../raw-queries'

type Portion = {
  /** The last one of the portion before; '' for the first. */
  after: string
  /** The most ids. */
  limit: number
}

/**
 * The ids of gifts, no tests, whose donor is not found yet, or that were changed since, in their order. On
 * SQLite the index `donations_unplaced` (list-indexes.ts) holds no others; on MongoDB each change takes
 * `donorSeenAt` away (mongo/donations.ts).
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
