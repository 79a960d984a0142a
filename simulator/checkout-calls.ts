import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type ApiCall, findAccount } from './api-calls'
import type { Order, Payment } from './entities'
import { GatewayError, notAuthenticated, unknownId } from './gateway-error'
import type { CallResponse } from './http'
import type { Ledger, PayOptions } from './ledger'

const ON_THIS_MACHINE = 'http://127.0.0.1:* http://localhost:*'
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  `form-action ${ON_THIS_MACHINE}`,
  `frame-ancestors ${ON_THIS_MACHINE}`,
].join('; ')

/** The path prefix of the hosted pages, one for each subscription. */
export const HOSTED_PATH = '/v1/hosted/'
const hosted = readPart('hosted.html')

type ApiFile = {
  name: 'checkout.script' | 'checkout.frame' | 'checkout.hosted'
  response: CallResponse
}

const files: Record<string, ApiFile> = {
  '/v1/checkout.js': { name: 'checkout.script', response: readPart('checkout.js') },
  '/v1/checkout/frame': {
    name: 'checkout.frame',
    response: {
      ...readPart('frame.html'),
      headers: { 'Content-Security-Policy': FRAME_POLICY },
    },
  },
  '/v1/checkout/frame.js': { name: 'checkout.frame', response: readPart('frame.js') },
  '/v1/checkout/frame-texts.js': {
    name: 'checkout.frame',
    response: readPart('frame-texts.js'),
  },
  '/v1/checkout/hosted.js': { name: 'checkout.hosted', response: readPart('hosted.js') },
  '/v1/checkout/frame.css': { name: 'checkout.frame', response: readPart('frame.css') },
}

/** The buttons for the donor, and the outcome of each at the bank. */
const choices = {
  upi: { outcome: 'captured', method: 'upi' },
  card: { outcome: 'captured', method: 'card' },
  international: { outcome: 'captured', method: 'card', international: true },
  fail: { outcome: 'failed', method: 'upi' },
  lost: { outcome: 'captured', method: 'upi' },
} as const satisfies Record<string, PayOptions>

const payBody = z.object({
  key_id: z.string(),
  order_id: z.string(),
  choice: z.enum(['upi', 'card', 'international', 'fail', 'lost']),
  email: z.optional(z.string()),
  contact: z.optional(z.string()),
  description: z.optional(z.string()),
  notes: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

const authoriseBody = z.object({
  key_id: z.string(),
  subscription_id: z.string(),
  choice: z.enum(['upi', 'card', 'international', 'fail', 'lost']),
  isMethodChange: z.optional(z.boolean()),
  email: z.optional(z.string()),
  contact: z.optional(z.string()),
})

type MandateResponse = {
  razorpay_payment_id: string
  razorpay_subscription_id: string
  razorpay_signature: string
}

/** The three fields that checkout passes to the site. */
type CheckoutResponse = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** Finds the call behind the checkout window, which knows only the public key; undefined if there is none. */
export function findCheckoutCall(
  accounts: Ledger[],
  method: string,
  path: string,
): ApiCall | undefined {
  const file = method === 'GET' ? files[path] : undefined
  if (file) return { name: file.name, run: () => file.response }
  if (method === 'GET' && path === '/v1/checkout/order') {
    return {
      name: 'checkout.order',
      run: ({ query }) =>
        refusalAsBody(() => {
          const ledger = ledgerOf(accounts, query.get('key_id'))
          const order = openOrder(ledger, query.get('order_id'))
          return { amount: order.amount, currency: order.currency }
        }),
    }
  }
  if (method === 'POST' && path === '/v1/checkout/pay') {
    return { name: 'checkout.pay', run: ({ body }) => refusalAsBody(() => pay(accounts, body)) }
  }
  if (method === 'GET' && path === '/v1/checkout/subscription') {
    return {
      name: 'checkout.subscription',
      run: ({ query }) =>
        refusalAsBody(() => {
          const ledger = ledgerOf(accounts, query.get('key_id'))
          return ledger.firstPaymentOf(query.get('subscription_id') ?? '')
        }),
    }
  }
  if (method === 'POST' && path === '/v1/checkout/authorise') {
    return {
      name: 'checkout.authorise',
      run: ({ body }) => refusalAsBody(() => authorise(accounts, body)),
    }
  }
  if (method === 'GET' && path.startsWith(HOSTED_PATH)) {
    return { name: 'checkout.hosted', run: () => hostedPage(accounts, path) }
  }
  return undefined
}

/**
 * Sends a refusal to the window with status 200: it is not an error, and must not appear in the
 * page's console, where tests look for errors.
 */
function refusalAsBody(work: () => object): CallResponse {
  try {
    return { body: work() }
  } catch (error) {
    if (error instanceof GatewayError) return { body: error.body }
    throw error
  }
}

function pay(accounts: Ledger[], input: unknown): CheckoutResponse {
  const parsed = payBody.safeParse(input)
  if (!parsed.success) throw new GatewayError('The payment is not complete')
  const { key_id, order_id, choice, ...details } = parsed.data
  const ledger = ledgerOf(accounts, key_id)
  const order = openOrder(ledger, order_id)
  const options: PayOptions = { ...choices[choice], ...details }
  const isByHand = options.outcome === 'captured' && ledger.isCapturedByHand(order.id)
  const payment = ledger.pay(order.id, isByHand ? { ...options, outcome: 'authorized' } : options)
  if (payment.status === 'failed') throw declined(payment, order)
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: order.id,
    razorpay_signature: ledger.sign(order.id, payment.id, key_id),
  }
}

/** The donor authorises the mandate, or changes its payment method. */
function authorise(accounts: Ledger[], input: unknown): MandateResponse {
  const parsed = authoriseBody.safeParse(input)
  if (!parsed.success) throw new GatewayError('The mandate is not complete')
  const { key_id, subscription_id, choice, isMethodChange, ...details } = parsed.data
  const ledger = ledgerOf(accounts, key_id)
  const { method, ...options } = choices[choice]
  if (isMethodChange) {
    if (choice === 'fail') throw new GatewayError('Your bank has declined the mandate.')
    ledger.changeMethod(subscription_id, method)
    return mandateResponse(ledger, { key_id, subscription_id, paymentId: ledger.newPaymentId() })
  }
  const payment = ledger.authorise(subscription_id, { method, ...options, ...details })
  if (payment.status === 'failed') {
    throw new GatewayError(payment.error_description ?? 'Payment failed', {
      metadata: { payment_id: payment.id, subscription_id },
    })
  }
  return mandateResponse(ledger, { key_id, subscription_id, paymentId: payment.id })
}

function mandateResponse(
  ledger: Ledger,
  ids: { key_id: string; subscription_id: string; paymentId: string },
): MandateResponse {
  return {
    razorpay_payment_id: ids.paymentId,
    razorpay_subscription_id: ids.subscription_id,
    razorpay_signature: ledger.signMandate(ids.paymentId, ids.subscription_id, ids.key_id),
  }
}

/** The gateway's own page (`short_url`), where donors authorise the mandate or choose another method. */
function hostedPage(accounts: Ledger[], path: string): CallResponse {
  const id = path.slice(HOSTED_PATH.length)
  const ledger = accounts.find((each) => each.subscriptions().some((one) => one.id === id))
  if (!ledger) throw unknownId()
  const { status } = ledger.fetchSubscription(id)
  const data = JSON.stringify({
    key_id: ledger.keyId,
    subscription_id: id,
    isMethodChange: status !== 'created',
  })
  return {
    ...hosted,
    body: String(hosted.body).replace('{data}', data.replaceAll('"', '&quot;')),
    headers: { 'Content-Security-Policy': FRAME_POLICY },
  }
}

function ledgerOf(accounts: Ledger[], keyId: string | null): Ledger {
  const ledger = findAccount(accounts, keyId)
  if (!ledger) throw notAuthenticated('The api key provided is invalid')
  return ledger
}

/** Returns the order to pay; a paid one accepts no further attempt. */
function openOrder(ledger: Ledger, orderId: string | null): Order {
  if (!orderId) throw unknownId()
  const order = ledger.fetchOrder(orderId)
  if (order.status === 'paid') throw new GatewayError('Payment already done for this order.')
  return order
}

/** The error that checkout passes to `payment.failed`. */
function declined(payment: Payment, order: Order): GatewayError {
  return new GatewayError(payment.error_description ?? 'Payment failed', {
    source: payment.error_source ?? 'NA',
    step: payment.error_step ?? 'NA',
    reason: payment.error_reason ?? 'NA',
    metadata: { payment_id: payment.id, order_id: order.id },
  })
}

function readPart(name: string): CallResponse {
  const types: Record<string, string> = {
    js: 'text/javascript',
    html: 'text/html',
    css: 'text/css',
  }
  return {
    type: `${types[name.split('.').at(-1) ?? '']}; charset=utf-8`,
    body: readFileSync(new URL(`./checkout/${name}`, import.meta.url), 'utf8'),
  }
}
