import { slugs } from '@/cms/slugs'
import { findAll, findById, findFirst } from '../documents/records'

/**
 * Returns the ids whose audit entries make up the history of a document: its own, for a donation
 * also that of its transaction, and for a transaction those of its disputes.
 */
export async function historyOf(id: string): Promise<string[]> {
  const donation = await findById(slugs.donations, id)
  const transaction = donation?.transactionId
    ? await findFirst(slugs.transactions, { transactionId: { equals: donation.transactionId } })
    : await findById(slugs.transactions, id)
  const disputes = transaction?.paymentId ? await findDisputes(transaction.paymentId) : []
  return [...new Set([id, ...(transaction ? [transaction.id] : []), ...disputes])]
}

async function findDisputes(paymentId: string): Promise<string[]> {
  const where = { paymentId: { equals: paymentId } }
  return (await findAll({ collection: slugs.disputes, where })).map(({ id }) => id)
}
