import * as z from 'zod/mini'
import { findAccount } from './api-calls'
import { type Behaviours, behaviours, callNames } from './behaviour'
import { disputeMoves } from './disputes'
import { disputePhases } from './entities'
import { GatewayError } from './gateway-error'
import type { CallRequest } from './http'
import { isObject } from './is-object'
import type { Ledger } from './ledger'
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

/** Freezes the clock at this time, in milliseconds; null for the real clock. */
const clockBody = z.strictObject({ at: z.nullable(z.number()) })
const keysBody = z.strictObject({ keyId: z.string(), keySecret: z.string() })

const chargeBody = z.strictObject({
  subscriptionId: z.string(),
  outcome: z.enum(['captured', 'failed']),
  method: z.optional(z.enum(['upi', 'card', 'netbanking', 'wallet'])),
  international: z.optional(z.boolean()),
})
const subscriptionBody = z.strictObject({ subscriptionId: z.string() })

const paymentBody = z.strictObject({ paymentId: z.string() })
const refundBody = z.strictObject({ paymentId: z.string(), amount: z.optional(z.int()) })
const refundIdBody = z.strictObject({ refundId: z.string() })

const settingsBody = z.strictObject({
  refundStatus: z.optional(z.enum(['pending', 'processed'])),
  isSecondPaymentRefunded: z.optional(z.boolean()),
  isReceiptUnique: z.optional(z.boolean()),
  hasSubscriptions: z.optional(z.boolean()),
  hasQrCodes: z.optional(z.boolean()),
})

const webhooksBody = z.strictObject({
  url: z.optional(z.nullable(z.string())),
  mode: z.optional(z.enum(['on', 'off', 'held'])),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  delayMs: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
  order: z.optional(z.enum(['as they happened', 'reversed'])),
})

type Parts = { accounts: Ledger[]; behaviours: Behaviours; webhooks: Webhooks }

/**
 * The calls that no real gateway has: they play a donor, a bank or an outage. For tests in
 * another process, under /_simulator/. `account` in the body or the query, a key id, selects the
 * ledger; the first account's by default.
 */
const controls: Record<string, (parts: Parts & { ledger: Ledger }, body: unknown) => unknown> = {
  'POST behave': (parts, body) => {
    const { call, ...behaviour } = read(behaveBody, body)
    parts.behaviours.set(call, behaviour)
  },
  'POST behave/clear': (parts) => parts.behaviours.clear(),
  'POST pay': ({ ledger }, body) => {
    const { orderId, ...options } = read(payBody, body)
    return ledger.pay(orderId, options)
  },
  'POST pay-direct': ({ ledger }, body) => ledger.payDirect(read(payDirectBody, body)),
  'POST late-authorise': ({ ledger }, body) =>
    ledger.lateAuthorise(read(paymentBody, body).paymentId),
  'POST refund': ({ ledger }, body) => {
    const { paymentId, amount } = read(refundBody, body)
    return ledger.refund(paymentId, { amount })
  },
  'POST process-refund': ({ ledger }, body) =>
    ledger.processRefund(read(refundIdBody, body).refundId),
  'POST fail-refund': ({ ledger }, body) => ledger.failRefund(read(refundIdBody, body).refundId),
  'POST dispute': ({ ledger }, body) => {
    const { paymentId, ...options } = read(disputeBody, body)
    return ledger.openDispute(paymentId, options)
  },
  'POST move-dispute': ({ ledger }, body) => {
    const { disputeId, to } = read(moveDisputeBody, body)
    return ledger.moveDispute(disputeId, to)
  },
  'POST authorise': ({ ledger }, body) => {
    const { subscriptionId, ...options } = read(chargeBody, body)
    return ledger.authorise(subscriptionId, options)
  },
  'POST charge': ({ ledger }, body) => {
    const { subscriptionId, ...options } = read(chargeBody, body)
    return ledger.charge(subscriptionId, options)
  },
  'POST change-method': ({ ledger }, body) =>
    ledger.changeMethod(read(subscriptionBody, body).subscriptionId, 'card'),
  'POST cancel-by-donor': ({ ledger }, body) =>
    ledger.cancelByDonor(read(subscriptionBody, body).subscriptionId),
  'POST pause-by-donor': ({ ledger }, body) =>
    ledger.pauseSubscription(read(subscriptionBody, body).subscriptionId, 'customer'),
  'POST resume-by-donor': ({ ledger }, body) =>
    ledger.resumeSubscription(read(subscriptionBody, body).subscriptionId, 'customer'),
  'POST expire': ({ ledger }, body) =>
    ledger.expireSubscription(read(subscriptionBody, body).subscriptionId),
  'POST settle': ({ ledger }, body) => ledger.settle(read(settleBody, body)),
  'POST process-settlement': ({ ledger }, body) =>
    ledger.processSettlement(read(settlementBody, body).settlementId),
  'POST clock': ({ ledger }, body) => {
    const { at } = read(clockBody, body)
    ledger.setClock(at === null ? Date.now : () => at)
  },
  'POST keys': ({ ledger }, body) => ledger.addKeys(read(keysBody, body)),
  'POST settings': ({ ledger }, body) => ledger.configure(read(settingsBody, body)),
  'POST webhooks': ({ webhooks }, body) => webhooks.configure(read(webhooksBody, body)),
  'POST webhooks/settled': ({ webhooks }) => webhooks.settled(),
  'GET ledger': ({ accounts, ledger, webhooks }) => ({
    account: ledger.keyId,
    accounts: accounts.map(({ keyId }) => keyId),
    totals: ledger.totals(),
    orders: ledger.findOrders(ALL).items,
    payments: ledger.listPayments(ALL).items,
    refunds: ledger.listRefunds(ALL).items,
    disputes: ledger.listDisputes(ALL).items,
    settlements: ledger.listSettlements(ALL).items,
    subscriptions: ledger.subscriptions(),
    invoices: ledger.listInvoices(ALL).items,
    events: ledger.events(),
    deliveries: webhooks.deliveries(),
    givenUp: webhooks.givenUp(),
  }),
}

const ALL = { count: Number.POSITIVE_INFINITY }
const PREFIX = '/_simulator/'

/**
 * Runs a control call.
 * @returns what it found, `{}` if it only did something, undefined if there is no such call.
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
  const ledger = accountOf(parts.accounts, inBody ?? query.get('account'))
  return (await control({ ...parts, ledger }, fields)) ?? {}
}

function accountOf(accounts: Ledger[], keyId: unknown): Ledger {
  const ledger = typeof keyId === 'string' ? findAccount(accounts, keyId) : accounts[0]
  if (!ledger) throw new GatewayError('No account has this key', { field: 'account' })
  return ledger
}

/** @throws GatewayError 400 that names the wrong field. */
function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new GatewayError(z.prettifyError(result.error))
}
