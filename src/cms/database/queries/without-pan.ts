import type { Payload, Where } from 'payload'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { WENT_BACK } from '../mongo/indexes'
import { LEFT_IN_MONGO, leftInSqlite, selectAll } from '../raw-queries'

// Gifts whose known donor could still give a PAN; fully refunded gifts need none for the statement. As a
// Payload condition, and in SQL for sums.

/** Returns the condition. Null also matches missing values: MongoDB finds it in an index, unlike `exists`. */
export async function withoutPan(payload: Payload): Promise<Where> {
  const gone = await idsOfGoneWithoutPan(payload)
  return {
    and: [
      // A gift without a PAN has no key: this changes no result, but lets the databases use their index.
      { panKey: { equals: null } },
      { or: [{ panNumber: { equals: null } }, { panNumber: { equals: '' } }] },
      { isUnclaimed: { not_equals: true } },
      ...(gone.length > 0 ? [{ id: { not_in: gone } }] : []),
    ],
  }
}

/** The condition in SQL, for queries without test payments. */
export const WITHOUT_PAN_IN_SQLITE = `pan_key IS NULL AND coalesce(pan_number, '') = ''
  AND coalesce(is_unclaimed, 0) = 0 AND ${leftInSqlite()} > 0`

/**
 * Returns the ids of the very few fully refunded gifts without a PAN, without test payments. Lists exclude
 * them by id, since Payload's conditions cannot compare two fields. SQLite finds them in the index
 * `donations_without_pan` (list-indexes.ts), MongoDB in the one of refunds (mongo/indexes.ts).
 */
export async function idsOfGoneWithoutPan(payload: Payload): Promise<string[]> {
  if (isMongo(payload)) {
    const keyless = { panKey: null, testMode: false }
    const found = await modelOf(payload, slugs.donations)
      .find(
        {
          $or: ['refundedPaise', 'chargedBackPaise'].map((field) => ({
            ...keyless,
            [field]: { $gt: 0 },
          })),
          $expr: { $eq: [LEFT_IN_MONGO, 0] },
        },
        { _id: 1 },
        { hint: WENT_BACK },
      )
      .lean<{ _id: unknown }[]>()
    return found.map(({ _id }) => String(_id))
  }
  const rows = await selectAll<{ id: string }>(
    payload,
    `SELECT id FROM ${slugs.donations} WHERE pan_key IS NULL AND test_mode = 0
     AND ${leftInSqlite()} = 0`,
  )
  return rows.map(({ id }) => id)
}
