import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { WENT_BACK } from './mongo-indexes'
import { modelOf } from './mongo-model'
import { DEDUCTIONS_IN_MONGO, selectAll } from './raw-queries'

/**
 * The ids of gifts without a PAN, no tests, of which nothing is left: few of few. A list leaves them out by
 * their ids, since no condition of Payload's compares two fields. SQLite finds them in the index
 * `donations_without_pan` (list-indexes.ts), MongoDB in one of what went back (mongo-indexes.ts).
 */
export async function idsOfGoneWithoutPan(payload: Payload): Promise<string[]> {
  if (isMongo(payload)) {
    const withoutPan = { panKey: null, testMode: false }
    const found = await modelOf(payload, slugs.donations)
      .find(
        {
          $or: ['refundedPaise', 'chargedBackPaise'].map((field) => ({
            ...withoutPan,
            [field]: { $gt: 0 },
          })),
          $expr: { $gte: [{ $add: DEDUCTIONS_IN_MONGO }, '$amountPaise'] },
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
     AND amount_paise <= coalesce(refunded_paise, 0) + coalesce(charged_back_paise, 0)`,
  )
  return rows.map(({ id }) => id)
}
