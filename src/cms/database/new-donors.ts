import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { aggregateAll, DEDUCTIONS_IN_MONGO, selectAll } from './sums'

/** From the first moment on and before the second, as ISO dates. */
type Period = { from: string; before: string }

/**
 * How many people gave for the first time in each of some periods. A person is an e-mail address, in
 * small letters, or a phone number where there is no address; gifts with neither have no person, and
 * practice gifts and those of which nothing is left do not count.
 * @returns a number for each period, in the same order.
 */
export async function countNewDonors(payload: Payload, periods: Period[]): Promise<number[]> {
  const [counts] = isMongo(payload)
    ? await inMongo(payload, periods)
    : await inSqlite(payload, periods)
  return periods.map((_, index) => counts?.[nameOf(index)] ?? 0)
}

type Counts = Record<string, number | null>

function inMongo(payload: Payload, periods: Period[]): Promise<Counts[]> {
  return aggregateAll<Counts>(payload, slugs.donations, [
    { $match: { testMode: { $ne: true } } },
    { $match: { $expr: { $gt: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] } } },
    {
      $group: {
        _id: {
          $cond: [
            { $gt: ['$email', ''] },
            { $toLower: '$email' },
            { $cond: [{ $gt: ['$phone', ''] }, '$phone', null] },
          ],
        },
        first: { $min: { $ifNull: ['$receivedAt', '$createdAt'] } },
      },
    },
    { $match: { _id: { $ne: null } } },
    {
      $group: {
        _id: null,
        ...Object.fromEntries(
          periods.map(({ from, before }, index) => [
            nameOf(index),
            {
              $sum: {
                $cond: [
                  {
                    $and: [
                      { $gte: ['$first', new Date(from)] },
                      { $lt: ['$first', new Date(before)] },
                    ],
                  },
                  1,
                  0,
                ],
              },
            },
          ]),
        ),
      },
    },
  ])
}

/** Read from `donation_firsts` (kept-sums.ts). */
function inSqlite(payload: Payload, periods: Period[]): Promise<Counts[]> {
  const counts = periods.map(
    (_, index) =>
      `(SELECT count(*) FROM donation_firsts WHERE first >= ? AND first < ?) AS ${nameOf(index)}`,
  )
  return selectAll<Counts>(
    payload,
    `SELECT ${counts.join(', ')}`,
    periods.flatMap(({ from, before }) => [from, before]),
  )
}

function nameOf(index: number): string {
  return `period${index}`
}
