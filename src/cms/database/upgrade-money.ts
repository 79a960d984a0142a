import type { Payload } from 'payload'
import { slugs } from '@/cms/slugs'

/**
 * Brings money records of older versions in line, on either database, at each start. Those versions
 * stored one reason for which money waits, and kept it also where all of the money was refunded.
 */
export async function upgradeMoney(payload: Payload): Promise<void> {
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
