import type { Where } from 'payload'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import {
  nextCheckAfterMs,
  type PaymentAttempt,
  transactionSearchFields,
} from '@/domain/payment-attempt'
import { toSearchKey } from '@/lib/fold'
import { getPayloadClient } from '../payload-client'

/** The first transaction that fits, or null. */
export async function findAttempt(where: Where): Promise<Transaction | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.transactions,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** What may change of a transaction after it was made. */
export type AttemptData = Partial<
  Pick<
    Transaction,
    | 'amountPaise'
    | 'attention'
    | 'failure'
    | 'isBooked'
    | 'method'
    | 'nextCheckAt'
    | 'orderId'
    | 'paidAt'
    | 'paymentId'
    | 'refundedPaise'
    | 'status'
  >
>

/**
 * Compares and sets in one statement: the change is made where the transaction still is what it was
 * when it was read, and not at all otherwise. Right on both databases without a transaction.
 * @returns the new state, or null where somebody else was faster.
 */
export async function changeAttempt(
  current: Transaction,
  data: AttemptData,
): Promise<Transaction | null> {
  const payload = await getPayloadClient()
  const changed = await payload.db.updateOne({
    collection: slugs.transactions,
    where: {
      and: [
        { id: { equals: current.id } },
        { status: { equals: current.status } },
        { refundedPaise: { equals: current.refundedPaise ?? 0 } },
        { isBooked: { equals: current.isBooked !== false } },
        // Set once and never again.
        ...(current.orderId ? [] : [{ orderId: { exists: false } }]),
      ],
    },
    data: {
      ...data,
      searchText: searchTextOf({ ...current, ...data }),
      updatedAt: new Date().toISOString(),
    },
    options: { atomic: true },
  })
  return changed ? toTransaction(changed) : null
}

/** What the rules of domain/payment-attempt.ts see of a transaction. */
export function toPaymentAttempt(doc: Transaction): PaymentAttempt {
  return {
    status: doc.status,
    amountPaise: doc.amountPaise,
    paymentId: doc.paymentId ?? null,
    refundedPaise: doc.refundedPaise ?? 0,
  }
}

/** When the gateway is asked next about a transaction in that status, as an ISO date. */
export function nextCheckAt(doc: Transaction, status: Transaction['status']): string | null {
  const ageMs = Date.now() - Date.parse(doc.createdAt)
  const waitMs = nextCheckAfterMs(status, ageMs)
  return waitMs === null ? null : new Date(Date.now() + waitMs).toISOString()
}

function searchTextOf(doc: Partial<Transaction>): string {
  return toSearchKey(transactionSearchFields.map((field) => doc[field] ?? '').join('\n'))
}

/** The adapter answers with the document as it is stored, its id under `id` on both databases. */
function toTransaction(doc: object): Transaction {
  return doc as Transaction
}
