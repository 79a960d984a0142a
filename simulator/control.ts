import * as z from 'zod/mini'
import { findAccount } from './api-calls'
import { type Behaviours, behaviours, callNames } from './behaviour'
import type { Books } from './books'
import { disputeMoves } from './disputes'
import { disputePhases } from './entities'
import { GatewayError } from './gateway-error'
import type { CallRequest } from './http'
import type { Webhooks } from './webhooks'

const behaveBody = z.strictObject({
  call: z.union([z.enum(callNames), z.literal('*')]),
  kind: z.enum(behaviours),
  ms: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
  times: z.optional(z.int().check(z.minimum(1))),
})

const payBody = z.strictObject({
  orderId: z.string(),
  outcome: z.enum(['captured', 'authorized', 'failed']),
  method: z.optional(z.enum(['upi', 'card', 'netbanking', 'wallet'])),
  international: z.optional(z.boolean()),
  amountOverride: z.optional(z.int()),
  currencyOverride: z.optional(z.string()),
})

const payDirectBody = z.strictObject({
  via: z.enum(['payment_link', 'qr_code']),
  amount: z.int().check(z.minimum(100)),
  method: z.optional(z.enum(['upi', 'card', 'netbanking', 'wallet'])),
  international: z.optional(z.boolean()),
  email: z.optional(z.string()),
  contact: z.optional(z.string()),
  vpa: z.optional(z.string()),
  description: z.optional(z.string()),
  notes: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

const disputeBody = z.strictObject({
  paymentId: z.string(),
  amount: z.optional(z.int()),
  phase: z.optional(z.enum(disputePhases)),
  reasonCode: z.optional(z.string()),
  reasonDescription: z.optional(z.string()),
  respondBy: z.optional(z.int()),
})
const moveDisputeBody = z.strictObject({ disputeId: z.string(), to: z.enum(disputeMoves) })

const settleBody = z.strictObject({
  at: z.optional(z.number()),
  status: z.optional(z.enum(['created', 'processed'])),
})
const settlementBody = z.strictObject({ settlementId: z.string() })

/** In milliseconds: the time stands still there; null for the real clock. */
const clockBody = z.strictObject({ at: z.nullable(z.number()) })
const keysBody = z.strictObject({ keyId: z.string(), keySecret: z.string() })

const paymentBody = z.strictObject({ paymentId: z.string() })
const refundBody = z.strictObject({ paymentId: z.string(), amount: z.optional(z.int()) })
const refundIdBody = z.strictObject({ refundId: z.string() })

const settingsBody = z.strictObject({
  refundStatus: z.optional(z.enum(['pending', 'processed'])),
  isSecondPaymentRefunded: z.optional(z.boolean()),
  isReceiptUnique: z.optional(z.boolean()),
})

const webhooksBody = z.strictObject({
  url: z.optional(z.nullable(z.string())),
  mode: z.optional(z.enum(['on', 'off', 'held'])),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  delayMs: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
  order: z.optional(z.enum(['as they happened', 'reversed'])),
})

type Parts = { accounts: Books[]; behaviours: Behaviours; webhooks: Webhooks }

/**
 * The calls that no real gateway has: what a donor, a bank or a bad day would do. For tests in
 * another process, under /_simulator/. `account` in the body or the query, a key id, names whose
 * books they are about; the first account's by default.
 */
const controls: Record<string, (parts: Parts & { books: Books }, body: unknown) => unknown> = {
  'POST behave': (parts, body) => {
    const { call, ...behaviour } = read(behaveBody, body)
    parts.behaviours.set(call, behaviour)
  },
  'POST behave/clear': (parts) => parts.behaviours.clear(),
  'POST pay': ({ books }, body) => {
    const { orderId, ...options } = read(payBody, body)
    return books.pay(orderId, options)
  },
  'POST pay-direct': ({ books }, body) => books.payDirect(read(payDirectBody, body)),
  'POST late-authorise': ({ books }, body) =>
    books.lateAuthorise(read(paymentBody, body).paymentId),
  'POST refund': ({ books }, body) => {
    const { paymentId, amount } = read(refundBody, body)
    return books.refund(paymentId, { amount })
  },
  'POST process-refund': ({ books }, body) =>
    books.processRefund(read(refundIdBody, body).refundId),
  'POST fail-refund': ({ books }, body) => books.failRefund(read(refundIdBody, body).refundId),
  'POST dispute': ({ books }, body) => {
    const { paymentId, ...options } = read(disputeBody, body)
    return books.openDispute(paymentId, options)
  },
  'POST move-dispute': ({ books }, body) => {
    const { disputeId, to } = read(moveDisputeBody, body)
    return books.moveDispute(disputeId, to)
  },
  'POST settle': ({ books }, body) => books.settle(read(settleBody, body)),
  'POST process-settlement': ({ books }, body) =>
    books.processSettlement(read(settlementBody, body).settlementId),
  'POST clock': ({ books }, body) => {
    const { at } = read(clockBody, body)
    books.setClock(at === null ? Date.now : () => at)
  },
  'POST keys': ({ books }, body) => books.addKeys(read(keysBody, body)),
  'POST settings': ({ books }, body) => books.configure(read(settingsBody, body)),
  'POST webhooks': ({ webhooks }, body) => webhooks.configure(read(webhooksBody, body)),
  'POST webhooks/settled': ({ webhooks }) => webhooks.settled(),
  'GET books': ({ accounts, books, webhooks }) => ({
    account: books.keyId,
    accounts: accounts.map(({ keyId }) => keyId),
    totals: books.totals(),
    orders: books.findOrders(ALL).items,
    payments: books.listPayments(ALL).items,
    refunds: books.listRefunds(ALL).items,
    disputes: books.listDisputes(ALL).items,
    settlements: books.listSettlements(ALL).items,
    events: books.events(),
    deliveries: webhooks.deliveries(),
    givenUp: webhooks.givenUp(),
  }),
}

const ALL = { count: Number.POSITIVE_INFINITY }
const PREFIX = '/_simulator/'

/**
 * Runs a control call.
 * @returns what it found, `{}` where it only did something, undefined where there is no such call.
 */
export async function runControl(
  parts: Parts,
  method: string,
  { path, query, body }: CallRequest,
): Promise<unknown> {
  const control = path.startsWith(PREFIX)
    ? controls[`${method} ${path.slice(PREFIX.length)}`]
    : undefined
  if (!control) return undefined
  const { account: inBody, ...fields } = isObject(body) ? body : {}
  const books = accountOf(parts.accounts, inBody ?? query.get('account'))
  return (await control({ ...parts, books }, fields)) ?? {}
}

function accountOf(accounts: Books[], keyId: unknown): Books {
  const books = typeof keyId === 'string' ? findAccount(accounts, keyId) : accounts[0]
  if (!books) throw new GatewayError('No account has this key', { field: 'account' })
  return books
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @throws GatewayError 400 that says which field is wrong. */
function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new GatewayError(z.prettifyError(result.error))
}
