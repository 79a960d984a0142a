import type { CallName } from './behaviour'
import type { Books } from './books'
import { GatewayError, notAuthenticated } from './gateway-error'
import type { CallAnswer, CallRequest } from './http'

/** A call that was found for a request. */
export type ApiCall = { name: CallName; run(request: CallRequest): CallAnswer }

type Route = {
  method: 'GET' | 'POST'
  path: RegExp
  name: CallName
  run(books: Books, request: CallRequest, id: string): unknown
}

const routes: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/orders$/,
    name: 'orders.create',
    run: (books, { body }) => books.createOrder(body),
  },
  {
    method: 'GET',
    path: /^\/v1\/orders$/,
    name: 'orders.find',
    run: (books, { query }) =>
      books.findOrders({ ...readPage(query), receipt: query.get('receipt') ?? undefined }),
  },
  {
    method: 'GET',
    path: /^\/v1\/orders\/([^/]+)$/,
    name: 'orders.fetch',
    run: (books, _request, id) => books.fetchOrder(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/orders\/([^/]+)\/payments$/,
    name: 'orders.payments',
    run: (books, _request, id) => books.paymentsOfOrder(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments$/,
    name: 'payments.list',
    run: (books, { query }) => books.listPayments(readPage(query)),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/([^/]+)$/,
    name: 'payments.fetch',
    run: (books, _request, id) => books.fetchPayment(id),
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/([^/]+)\/capture$/,
    name: 'payments.capture',
    run: (books, { body }, id) => {
      const { amount, currency } = readFields(body)
      return books.capture(id, amount, currency)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/([^/]+)\/refund$/,
    name: 'payments.refund',
    run: (books, { body, headers }, id) =>
      books.refund(id, { ...readFields(body), idempotencyKey: idempotencyKeyOf(headers) }),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/([^/]+)\/refunds$/,
    name: 'payments.refunds',
    run: (books, _request, id) => books.refundsOf(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/([^/]+)$/,
    name: 'refunds.fetch',
    run: (books, _request, id) => books.fetchRefund(id),
  },
]

/** The call of the API behind a method and a path; undefined where there is none. */
export function findApiCall(books: Books, method: string, path: string): ApiCall | undefined {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (!match) continue
    const id = decodeURIComponent(match[1] ?? '')
    return { name: route.name, run: (request) => ({ body: route.run(books, request, id) }) }
  }
  return undefined
}

/**
 * Checks the keys of a request (HTTP Basic: key id and key secret).
 * @throws GatewayError 401.
 */
export function authenticate(books: Books, authorization: string | undefined): void {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const [keyId = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  if (keyId !== books.keyId) throw notAuthenticated('The api key provided is invalid')
  if (secret.join(':') !== books.keySecret) throw notAuthenticated('Authentication failed')
}

/** The key that makes a refund safe to ask for again. */
export function idempotencyKeyOf(headers: CallRequest['headers']): string | undefined {
  const key = headers['x-refund-idempotency']
  return Array.isArray(key) ? key[0] : key
}

function readPage(query: URLSearchParams): { count: number; skip: number } {
  return { count: readCount(query, 'count', 10, 100), skip: readCount(query, 'skip', 0, 100_000) }
}

function readCount(query: URLSearchParams, name: string, absent: number, most: number): number {
  const text = query.get(name)
  if (text === null) return absent
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0 || count > most) {
    throw new GatewayError(`The ${name} must be between 0 and ${most}.`, { field: name })
  }
  return count
}

function readFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
