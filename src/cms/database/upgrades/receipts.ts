import type { Payload } from 'payload'
import { TIME_ZONE } from '@/lib/dates'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'

/** After each start on MongoDB, fills `unapprovedDay` of receipts from older versions. */
export async function upgradeReceipts(payload: Payload): Promise<void> {
  // On SQLite a migration does this.
  if (!isMongo(payload)) return
  const day = {
    $dateToString: { date: '$receivedAt', format: '%Y-%m-%d', timezone: TIME_ZONE },
  }
  const hasNone = { $eq: [{ $ifNull: ['$printed.en.registration80g', null] }, null] }
  await modelOf(payload, slugs.receipts).collection.updateMany({ unapprovedDay: null }, [
    { $set: { unapprovedDay: { $cond: [hasNone, day, ''] } } },
  ])
}
