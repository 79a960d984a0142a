import type { Where } from 'payload'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '../payload-client'

/**
 * The ids under which the audit log tells the history of a document: its own; of a donation that of
 * its transaction as well, and of a transaction those of its disputes.
 */
export async function historyOf(id: string): Promise<string[]> {
  const byId = { id: { equals: id } }
  const donation = await find(slugs.donations, byId)
  const transaction = donation?.transactionId
    ? await find(slugs.transactions, { transactionId: { equals: donation.transactionId } })
    : await find(slugs.transactions, byId)
  const disputes = transaction?.paymentId ? await findDisputes(transaction.paymentId) : []
  return [...new Set([id, ...(transaction ? [transaction.id] : []), ...disputes])]
}

async function find<Slug extends 'donations' | 'transactions'>(collection: Slug, where: Where) {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}

async function findDisputes(paymentId: string): Promise<string[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.disputes,
    where: { paymentId: { equals: paymentId } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((dispute) => dispute.id)
}
