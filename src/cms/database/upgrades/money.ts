import type { Payload } from 'payload'
import { slugs } from '@/cms/slugs'
import { modelOf, sqliteOf } from '../adapters'
import { isMongo } from '../is-mongo'

/**
 * Upgrades money records of older versions at each start, on both databases. Those versions stored only one
 * reason why money waits, and kept it even if all of it was refunded; some donations lacked the day received
 * or `testMode`; and money requests had an unused field, which a migration drops on SQLite.
 */
export async function upgradeMoney(payload: Payload): Promise<void> {
  await fillDaysReceived(payload)
  await fillHidden(payload)
  await dropUnread(payload)
  const { docs } = await payload.find({
    collection: slugs.transactions,
    where: { and: [{ attention: { exists: true } }, { reasons: { exists: false } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  for (const { id, attention, amountPaise, refundedPaise } of docs) {
    const isSpent = (refundedPaise ?? 0) >= amountPaise
    await payload.db.updateOne({
      collection: slugs.transactions,
      where: { id: { equals: id } },
      data: { reasons: [attention], ...(isSpent && { attention: null }) },
    })
  }
}

/** The list of donations is sorted by it. */
async function fillDaysReceived(payload: Payload): Promise<void> {
  if (isMongo(payload)) {
    const donations = modelOf(payload, slugs.donations).collection
    const undated = donations.find({ receivedAt: null }, { projection: { createdAt: 1 } })
    for await (const { _id, createdAt } of undated) {
      await donations.updateOne({ _id }, { $set: { receivedAt: createdAt } })
    }
    return
  }
  await sqliteOf(payload).client.execute(
    `UPDATE ${slugs.donations} SET received_at = created_at WHERE received_at IS NULL`,
  )
}

/** The lists filter by the value that they show (list-page.ts); in MongoDB it may be missing. */
async function fillHidden(payload: Payload): Promise<void> {
  if (!isMongo(payload)) return
  const fill = (slug: string, data: Record<string, boolean>) => {
    const missing = Object.fromEntries(Object.keys(data).map((field) => [field, null]))
    return modelOf(payload, slug).collection.updateMany(missing, { $set: data })
  }
  await fill(slugs.donations, { testMode: false })
  await fill(slugs.donors, { isListed: true })
}

async function dropUnread(payload: Payload): Promise<void> {
  if (!isMongo(payload)) return
  await modelOf(payload, slugs.moneyRequests).collection.updateMany(
    { resultId: { $exists: true } },
    { $unset: { resultId: '' } },
  )
}
