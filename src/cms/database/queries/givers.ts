import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { isMongo } from '../is-mongo'
import { aggregateAll, DEDUCTIONS_IN_MONGO, DEDUCTIONS_IN_SQLITE, selectAll } from '../raw-queries'

type GaveFor = {
  /** The column to match, and the id in it. */
  column: 'purpose' | 'campaign'
  id: string
  /** Whether gifts that go where they are needed most count, too. */
  withUnrestricted: boolean
}

/**
 * Returns the addresses that gave for a program or campaign, in lower case. Test payments and fully refunded
 * gifts do not count.
 */
export async function addressesThatGaveFor(
  payload: Payload,
  { column, id, withUnrestricted }: GaveFor,
): Promise<Set<string>> {
  const rows = isMongo(payload)
    ? await aggregateAll<{ email: string }>(payload, slugs.donations, [
        {
          $match: {
            testMode: { $ne: true },
            email: { $type: 'string' },
            $or: [
              { [column]: id },
              ...(withUnrestricted ? [{ purpose: null, campaign: null }] : []),
            ],
          },
        },
        { $match: { $expr: { $gt: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] } } },
        { $group: { _id: { $toLower: '$email' } } },
        { $project: { _id: 0, email: '$_id' } },
      ])
    : await selectAll<{ email: string }>(
        payload,
        `SELECT DISTINCT lower(email) AS email FROM ${slugs.donations}
         WHERE test_mode = 0 AND email IS NOT NULL
           AND amount_paise > ${DEDUCTIONS_IN_SQLITE}
           AND (${column} = ?${withUnrestricted ? ' OR (purpose IS NULL AND campaign IS NULL)' : ''})`,
        [id],
      )
  return new Set(rows.map(({ email }) => email))
}
