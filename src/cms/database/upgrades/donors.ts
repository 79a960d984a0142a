import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { DEDUCTIONS_IN_MONGO } from '../raw-queries'

/**
 * After each start on MongoDB, marks data of older versions to be processed again (src/server/donors): donors
 * without the day of their first gift, gifts that were changed after their donor was determined, and donors of
 * gifts that were entered by mistake and voided. On SQLite, migrations do the first and the last, and an index
 * finds the second (unplaced-gifts.ts).
 */
export async function upgradeDonors(payload: Payload): Promise<void> {
  if (!isMongo(payload)) return
  await modelOf(payload, slugs.donors).collection.updateMany(
    { firstGiftAt: { $exists: false }, giftCount: { $gt: 0 } },
    { $set: { isStale: true } },
  )
  await modelOf(payload, slugs.donations).collection.updateMany(
    {
      donor: { $ne: null },
      paymentId: { $in: [null, ''] },
      $expr: { $gte: [{ $add: DEDUCTIONS_IN_MONGO }, '$amountPaise'] },
    },
    { $set: { donorSeenAt: null } },
  )
  await modelOf(payload, slugs.donations).collection.updateMany(
    { donorSeenAt: { $ne: null }, $expr: { $ne: ['$donorSeenAt', '$updatedAt'] } },
    { $set: { donorSeenAt: null } },
  )
}
