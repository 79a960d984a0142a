import * as z from 'zod/mini'
import { type Behaviours, behaviours, callNames } from './behaviour'
import type { Books } from './books'
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

type Parts = { books: Books; behaviours: Behaviours; webhooks: Webhooks }

/**
 * The calls that no real gateway has: what a donor, a bank or a bad day would do. For tests in
 * another process, under /_simulator/.
 */
const controls: Record<string, (parts: Parts, body: unknown) => unknown> = {
  'POST behave': (parts, body) => {
    const { call, ...behaviour } = read(behaveBody, body)
    parts.behaviours.set(call, behaviour)
  },
  'POST behave/clear': (parts) => parts.behaviours.clear(),
  'POST pay': ({ books }, body) => {
    const { orderId, ...options } = read(payBody, body)
    return books.pay(orderId, options)
  },
  'POST late-authorise': ({ books }, body) =>
    books.lateAuthorise(read(paymentBody, body).paymentId),
  'POST refund': ({ books }, body) => {
    const { paymentId, amount } = read(refundBody, body)
    return books.refund(paymentId, { amount })
  },
  'POST process-refund': ({ books }, body) =>
    books.processRefund(read(refundIdBody, body).refundId),
  'POST fail-refund': ({ books }, body) => books.failRefund(read(refundIdBody, body).refundId),
  'POST settings': ({ books }, body) => books.configure(read(settingsBody, body)),
  'POST webhooks': ({ webhooks }, body) => webhooks.configure(read(webhooksBody, body)),
  'POST webhooks/settled': ({ webhooks }) => webhooks.settled(),
  'GET books': ({ books, webhooks }) => ({
    totals: books.totals(),
    orders: books.findOrders({ count: Number.POSITIVE_INFINITY }).items,
    payments: books.listPayments({ count: Number.POSITIVE_INFINITY }).items,
    events: books.events(),
    deliveries: webhooks.deliveries(),
    givenUp: webhooks.givenUp(),
  }),
}

const PREFIX = '/_simulator/'

/**
 * Runs a control call.
 * @returns what it found, `{}` where it only did something, undefined where there is no such call.
 */
export async function runControl(
  parts: Parts,
  method: string,
  { path, body }: CallRequest,
): Promise<unknown> {
  const control = path.startsWith(PREFIX)
    ? controls[`${method} ${path.slice(PREFIX.length)}`]
    : undefined
  if (!control) return undefined
  return (await control(parts, body)) ?? {}
}

/** @throws GatewayError 400 that says which field is wrong. */
function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new GatewayError(z.prettifyError(result.error))
}
