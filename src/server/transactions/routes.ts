import { ignoreForm, recordForm, refundForm } from '@/domain/payment-decisions'
import { transactionResponse } from '@/domain/responses/transaction'
import { transactionListQuery } from '@/domain/transaction-list'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import {
  acceptTransaction,
  decideOnce,
  ignoreTransaction,
  recordTransaction,
  rejectTransaction,
  setRefundAside,
} from './decisions'
import { refundTransaction } from './refunds'
import { listTransactions, toTransactionDto } from './service'

const response = named('Transaction', transactionResponse)

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
    handle: async ({ req, id, user }) =>
      toTransactionDto(await decideOnce(req, { call: 'accept', id, user }, acceptTransaction)),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/reject', {
    summary: 'Rejects a claim',
    access: 'admin',
    isMoney: true,
    response,
    handle: async ({ req, id, user }) =>
      toTransactionDto(await decideOnce(req, { call: 'reject', id, user }, rejectTransaction)),
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
        (attempt, request) => refundTransaction(attempt, body, request),
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
    handle: async ({ req, id, body, user }) =>
      toTransactionDto(
        await decideOnce(req, { call: 'record', id, body, user }, (attempt, request) =>
          recordTransaction(attempt, body, request),
        ),
      ),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/ignore', {
    summary: 'Sets aside an uncounted payment or an order',
    access: 'admin',
    body: named('IgnoreForm', ignoreForm),
    isMoney: true,
    response,
    handle: async ({ req, id, body, user }) =>
      toTransactionDto(
        await decideOnce(req, { call: 'ignore', id, body, user }, (attempt, request) =>
          ignoreTransaction(attempt, body, request),
        ),
      ),
  }),
  defineRoute('POST', '/api/admin/transactions/{id}/set-refund-aside', {
    summary: 'Sets aside a refund that the bank could not pay out',
    access: 'admin',
    body: named('IgnoreForm', ignoreForm),
    isMoney: true,
    response,
    handle: async ({ req, id, body, user }) =>
      toTransactionDto(
        await decideOnce(req, { call: 'set-refund-aside', id, body, user }, (attempt, request) =>
          setRefundAside(attempt, body, request),
        ),
      ),
  }),
] as const
