import type { MoneyRequest, Transaction } from '@/cms/payload-types'
import { ignoreForm, recordForm, refundForm } from '@/domain/payment-decisions'
import { transactionResponse } from '@/domain/responses/transaction'
import { transactionListQuery } from '@/domain/transaction-list'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import {
  acceptTransaction,
  type Decision,
  decideOnce,
  ignoreTransaction,
  recordTransaction,
  rejectTransaction,
  setRefundAside,
} from './decisions'
import { refundTransaction } from './refunds'
import { listTransactions, toTransactionDto } from './service'

const response = named('Transaction', transactionResponse)

type DecisionArgs<Body> = Pick<Decision, 'id' | 'user'> & { req: Request; body: Body }

/** Returns a handler that runs a decision once and responds with the transaction. */
function decision<Body>(
  call: Decision['call'],
  decide: (attempt: Transaction, request: MoneyRequest, body: Body) => Promise<Transaction>,
) {
  return async ({ req, id, body, user }: DecisionArgs<Body>) => {
    const decided = await decideOnce(req, { call, id, body, user }, (attempt, request) =>
      decide(attempt, request, body),
    )
    return toTransactionDto(decided)
  }
}

export const transactionRoutes = [
  defineRoute('GET', '/api/admin/transactions', {
    summary: 'Lists payment attempts',
    access: 'admin',
    query: transactionListQuery,
    response: { pageOf: response },
    handle: async ({ query }) => noteExport('transactions', query, await listTransactions(query)),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/accept', {
    summary: 'Accepts a payment that awaits a decision',
    access: 'admin',
    isMoney: true,
    response,
    errors: [502, 503],
    handle: decision('accept', acceptTransaction),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/reject', {
    summary: 'Rejects a claim',
    access: 'admin',
    isMoney: true,
    response,
    handle: decision('reject', rejectTransaction),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/refund', {
    summary: 'Refunds a payment',
    access: 'admin',
    needsRecentPassword: true,
    body: named('RefundForm', refundForm),
    isMoney: true,
    response,
    accepted: 'The refund was requested; its outcome is not known yet',
    errors: [502, 503],
    handle: async ({ req, id, body, user }) => {
      const refunded = await decideOnce(
        req,
        { call: 'refund', id, body, user },
        (attempt, request) => refundTransaction(attempt, request, body),
      )
      // 202: requested, but the outcome is not known yet.
      return Response.json(toTransactionDto(refunded), { status: refunded.openRefund ? 202 : 200 })
    },
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/record', {
    summary: 'Records an unmatched payment as a donation',
    access: 'admin',
    body: named('RecordForm', recordForm),
    isMoney: true,
    response,
    errors: [502, 503],
    handle: decision('record', recordTransaction),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/ignore', {
    summary: 'Sets aside an uncounted payment or an order',
    access: 'admin',
    body: named('IgnoreForm', ignoreForm),
    isMoney: true,
    response,
    handle: decision('ignore', ignoreTransaction),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/set-refund-aside', {
    summary: 'Sets aside a refund that the bank could not pay out',
    access: 'admin',
    body: named('IgnoreForm', ignoreForm),
    isMoney: true,
    response,
    handle: decision('set-refund-aside', setRefundAside),
  }),
] as const
