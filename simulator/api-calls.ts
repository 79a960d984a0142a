import type { CallName } from './behaviour'
import { GatewayError, notAuthenticated } from './gateway-error'
import type { CallRequest, CallResponse } from './http'
import { isObject } from './is-object'
import type { Ledger } from './ledger'
import type { Page } from './paging'
import type { ReconQuery } from './settlements'

/** The call that matches a request. */
export type ApiCall = { name: CallName; run(request: CallRequest): CallResponse }

/** A call that still needs the ledger of its account. */
export type FoundApiCall = { name: CallName; on(ledger: Ledger): ApiCall }

type ApiCallName = Exclude<CallName, `checkout.${string}`>
type Run = (ledger: Ledger, request: CallRequest, id: string) => unknown

/** The address of each call of the API, and what it does. */
const calls: Record<ApiCallName, [address: string, run: Run]> = {
  'orders.create': ['POST /v1/orders', (ledger, { body }) => ledger.createOrder(body)],
  'orders.find': [
    'GET /v1/orders',
    (ledger, { query }) =>
      ledger.findOrders({ ...readPage(query), receipt: query.get('receipt') ?? undefined }),
  ],
  'orders.fetch': ['GET /v1/orders/:id', (ledger, _request, id) => ledger.fetchOrder(id)],
  'orders.payments': [
    'GET /v1/orders/:id/payments',
    (ledger, _request, id) => ledger.paymentsOfOrder(id),
  ],
  // Before the payments: their address pattern would also match.
  'qr-codes.create': [
    'POST /v1/payments/qr_codes',
    (ledger, { body }) => ledger.createQrCode(readFields(body)),
  ],
  'qr-codes.list': [
    'GET /v1/payments/qr_codes',
    (ledger, { query }) => ledger.listQrCodes(readPage(query)),
  ],
  'payments.list': [
    'GET /v1/payments',
    (ledger, { query }) => ledger.listPayments(readPage(query)),
  ],
  'payments.fetch': ['GET /v1/payments/:id', (ledger, _request, id) => ledger.fetchPayment(id)],
  'payments.capture': [
    'POST /v1/payments/:id/capture',
    (ledger, { body }, id) => {
      const { amount, currency } = readFields(body)
      return ledger.capture(id, amount, currency)
    },
  ],
  'payments.refund': [
    'POST /v1/payments/:id/refund',
    (ledger, { body, headers }, id) =>
      ledger.refund(id, { ...readFields(body), idempotencyKey: idempotencyKeyOf(headers) }),
  ],
  'payments.refunds': [
    'GET /v1/payments/:id/refunds',
    (ledger, _request, id) => ledger.refundsOf(id),
  ],
  'refunds.list': ['GET /v1/refunds', (ledger, { query }) => ledger.listRefunds(readPage(query))],
  'refunds.fetch': ['GET /v1/refunds/:id', (ledger, _request, id) => ledger.fetchRefund(id)],
  'disputes.list': [
    'GET /v1/disputes',
    (ledger, { query }) => ledger.listDisputes(readPage(query)),
  ],
  'disputes.fetch': ['GET /v1/disputes/:id', (ledger, _request, id) => ledger.fetchDispute(id)],
  'settlements.list': [
    'GET /v1/settlements',
    (ledger, { query }) => ledger.listSettlements(readPage(query)),
  ],
  'settlements.recon': [
    'GET /v1/settlements/recon/combined',
    (ledger, { query }) => ledger.reconcile(readReconQuery(query)),
  ],
  'settlements.fetch': [
    'GET /v1/settlements/:id',
    (ledger, _request, id) => ledger.fetchSettlement(id),
  ],
  'plans.create': ['POST /v1/plans', (ledger, { body }) => ledger.createPlan(body)],
  'plans.list': ['GET /v1/plans', (ledger, { query }) => ledger.listPlans(readPage(query))],
  'subscriptions.create': [
    'POST /v1/subscriptions',
    (ledger, { body }) => ledger.createSubscription(body),
  ],
  'subscriptions.list': [
    'GET /v1/subscriptions',
    (ledger, { query }) =>
      ledger.listSubscriptions({ ...readPage(query), planId: query.get('plan_id') ?? undefined }),
  ],
  'subscriptions.fetch': [
    'GET /v1/subscriptions/:id',
    (ledger, _request, id) => ledger.fetchSubscription(id),
  ],
  'subscriptions.cancel': [
    'POST /v1/subscriptions/:id/cancel',
    (ledger, { body }, id) => ledger.cancelSubscription(id, body),
  ],
  'subscriptions.pause': [
    'POST /v1/subscriptions/:id/pause',
    (ledger, _request, id) => ledger.pauseSubscription(id),
  ],
  'subscriptions.resume': [
    'POST /v1/subscriptions/:id/resume',
    (ledger, _request, id) => ledger.resumeSubscription(id),
  ],
  'invoices.list': [
    'GET /v1/invoices',
    (ledger, { query }) =>
      ledger.listInvoices({
        ...readPage(query),
        subscriptionId: query.get('subscription_id') ?? undefined,
      }),
  ],
  'invoices.fetch': ['GET /v1/invoices/:id', (ledger, _request, id) => ledger.fetchInvoice(id)],
}

const routes = Object.entries(calls).map(([name, [address, run]]) => ({
  name: name as ApiCallName,
  address: new RegExp(`^${address.replace(':id', '([^/]+)')}/?$`),
  run,
}))

/** The API call for a method and a path; undefined if the API has no such call. */
export function findApiCall(method: string, path: string): FoundApiCall | undefined {
  for (const { name, address, run } of routes) {
    const match = address.exec(`${method} ${path}`)
    if (!match) continue
    const id = decodeURIComponent(match[1] ?? '')
    return {
      name,
      on: (ledger) => ({ name, run: (request) => ({ body: run(ledger, request, id) }) }),
    }
  }
  return undefined
}

/**
 * Checks the keys of a request (HTTP Basic: key id and key secret).
 * @returns the ledger of the account that owns the keys.
 * @throws GatewayError 401.
 */
export function authenticate(accounts: Ledger[], authorization: string | undefined): Ledger {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const [keyId = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  const ledger = findAccount(accounts, keyId)
  if (!ledger) throw notAuthenticated('The api key provided is invalid')
  if (secret.join(':') !== ledger.secretOf(keyId)) throw notAuthenticated('Authentication failed')
  return ledger
}

/** Finds the account that has this key, whether or not it is the current one. */
export function findAccount(accounts: Ledger[], keyId: string | null): Ledger | undefined {
  return accounts.find((ledger) => keyId !== null && ledger.secretOf(keyId) !== undefined)
}

/** Returns the idempotency key of a refund request. */
export function idempotencyKeyOf(headers: CallRequest['headers']): string | undefined {
  const key = headers['x-refund-idempotency']
  return Array.isArray(key) ? key[0] : key
}

const LIST_MAX_COUNT = 100
const RECON_MAX_COUNT = 1_000
/** The API accepts times from 2000 to 2120. */
const MIN_SECONDS = 946_684_800
const MAX_SECONDS = 4_765_046_400

function readPage(query: URLSearchParams): Page {
  return {
    ...readPart(query, LIST_MAX_COUNT),
    from: readSeconds(query, 'from'),
    to: readSeconds(query, 'to'),
  }
}

function readReconQuery(query: URLSearchParams): ReconQuery {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => query.get(name) ?? '')
  if (!/^\d{4}$/.test(year ?? '')) throw invalid('year', 'The year must be 4 digits.')
  if (!/^(0?[1-9]|1[0-2])$/.test(month ?? '')) {
    throw invalid('month', 'The month is not a valid month.')
  }
  if (day && !/^\d{1,2}$/.test(day)) throw invalid('day', 'The day must be between 1 and 2 digits.')
  return {
    ...readPart(query, RECON_MAX_COUNT),
    year: Number(year),
    month: Number(month),
    day: day ? Number(day) : undefined,
  }
}

function readPart(query: URLSearchParams, maxCount: number): { count?: number; skip?: number } {
  const count = readWhole(query, 'count')
  if (count === 0) throw invalid('count', 'The count must be at least 1.')
  if (count && count > maxCount) {
    throw invalid('count', `The count may not be greater than ${maxCount}.`)
  }
  return { count, skip: readWhole(query, 'skip') }
}

function readSeconds(query: URLSearchParams, name: 'from' | 'to'): number | undefined {
  const seconds = readWhole(query, name)
  if (seconds !== undefined && (seconds < MIN_SECONDS || seconds > MAX_SECONDS)) {
    throw invalid(name, `${name} must be between ${MIN_SECONDS} and ${MAX_SECONDS}`)
  }
  return seconds
}

function readWhole(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,12}$/.test(text)) throw invalid(name, `The ${name} must be an integer.`)
  return Number(text)
}

function invalid(field: string, description: string): GatewayError {
  return new GatewayError(description, { field })
}

function readFields(body: unknown): Record<string, unknown> {
  return isObject(body) ? body : {}
}
