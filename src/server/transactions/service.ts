import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { CURRENCY } from '@/domain/donation'
import { type TransactionDto, transactionResponse } from '@/domain/responses/transaction'
import type { TransactionListQuery } from '@/domain/transaction-list'
import { fromPaise } from '@/lib/money'
import { listFilter } from '../documents/conditions'
import { findPage } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import type { Page } from '../http/responses'
import { reasonsOf } from '../payments/attempts'
import { feesOf, toSettledPayment } from '../settlements/settlement-fees'

/** Lists the payment attempts, newest first, including tests. */
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

/** Maps a transaction for the dashboard. */
export function toTransactionDto(doc: Transaction): TransactionDto {
  return {
    ...pickFields(transactionResponse, doc),
    amount: fromPaise(doc.amountPaise),
    refunded: fromPaise(doc.refundedPaise ?? 0),
    chargedBack: fromPaise(doc.chargedBackPaise ?? 0),
    currency: doc.currency || CURRENCY,
    reasons: reasonsOf(doc),
    openRefund: doc.openRefund ? { state: 'unknown' } : undefined,
    testMode: doc.testMode ?? false,
  }
}
