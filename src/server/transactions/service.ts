import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { CURRENCY } from '@/domain/donation'
import type { TransactionDto } from '@/domain/responses/transaction'
import type { TransactionListQuery } from '@/domain/transaction-list'
import { fromPaise } from '@/lib/money'
import { findPage, listFilter } from '../documents/documents'
import type { Page } from '../http/responses'
import { reasonsOf } from '../payments/attempts'
import { feesOf, toSettledPayment } from '../payments/settlement-fees'

/** Each attempt to pay, newest first, tests among them. */
export async function listTransactions(query: TransactionListQuery): Promise<Page<TransactionDto>> {
  const { status, from, to } = query
  const { items, total } = await findPage({
    collection: slugs.transactions,
    query,
    filter: listFilter({ status, from, to }),
  })
  const fees = await feesOf(items.map(({ paymentId }) => paymentId))
  return {
    items: items.map((doc) => ({
      ...toTransactionDto(doc),
      ...toSettledPayment(fees.get(doc.paymentId ?? '')),
    })),
    total,
  }
}

/** A transaction as the dashboard sees it. */
export function toTransactionDto(doc: Transaction): TransactionDto {
  return {
    id: doc.id,
    transactionId: doc.transactionId,
    paymentId: doc.paymentId || undefined,
    amount: fromPaise(doc.amountPaise),
    status: doc.status,
    gateway: doc.gateway,
    method: doc.method,
    donorName: doc.donorName || undefined,
    reference: doc.reference || undefined,
    failure: doc.failure || undefined,
    attention: doc.attention ?? undefined,
    reasons: reasonsOf(doc),
    currency: doc.currency || CURRENCY,
    orderId: doc.orderId || undefined,
    keyId: doc.keyId || undefined,
    chargedBack: fromPaise(doc.chargedBackPaise ?? 0),
    openRefund: doc.openRefund ? { state: 'unknown' } : undefined,
    refunded: fromPaise(doc.refundedPaise ?? 0),
    testMode: doc.testMode ?? false,
    createdAt: doc.createdAt,
  }
}
