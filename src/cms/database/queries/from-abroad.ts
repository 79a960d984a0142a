import type { Payload } from 'payload'
import type { AttentionReason } from '@/domain/payment-attempt'
import { slugs } from '../../slugs'
import { isMongo } from '../is-mongo'
import { aggregateAll, selectAll } from '../raw-queries'

const FROM_ABROAD: AttentionReason = 'international'

/** Returns which of some gateway payments were made with a foreign card or account. */
export async function paymentsFromAbroad(
  payload: Payload,
  paymentIds: (string | null | undefined)[],
): Promise<Set<string>> {
  const ids = paymentIds.filter((id) => typeof id === 'string' && id !== '')
  if (ids.length === 0) return new Set()
  const found = isMongo(payload)
    ? await aggregateAll<Found>(payload, slugs.transactions, [
        { $match: { paymentId: { $in: ids }, reasons: FROM_ABROAD } },
        { $project: { paymentId: 1 } },
      ])
    : await selectAll<Found>(
        payload,
        `SELECT payment_id AS paymentId FROM ${slugs.transactions}
         WHERE payment_id IN (SELECT value FROM json_each(?)) AND reasons LIKE ?`,
        [JSON.stringify(ids), `%"${FROM_ABROAD}"%`],
      )
  return new Set(found.map(({ paymentId }) => paymentId))
}

type Found = { paymentId: string }
