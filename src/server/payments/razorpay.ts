import Razorpay from 'razorpay'
import * as z from 'zod/mini'
import { disputeStatuses, type GatewayDispute } from '@/domain/dispute'
import { CURRENCY } from '@/domain/donation'
import { GATEWAY_METHOD_FALLBACK, gatewayMethodLabels } from '@/domain/donation-methods'
import type { GatewayPayment } from '@/domain/payment-attempt'
import { inSpan } from '../traces/in-span'
import {
  type Gateway,
  GatewayError,
  type GatewayOrder,
  type GatewayPeriod,
  type GatewayRefund,
  PAGE_SIZE,
} from './gateway'
import { campaignIn, createQrCodeCalls } from './razorpay-qr-codes'
import { createSettlementCalls } from './razorpay-settlements'
import { createSubscriptionCalls } from './razorpay-subscriptions'

/** Two calls one after the other still end within the 10 s that a donor is asked to wait. */
const TIMEOUT_MS = 4_500

/** A payment in the gateway's own words (razorpay.com/docs/api/payments/entity); the rest is dropped. */
const paymentEntity = z.object({
  id: z.string(),
  order_id: z.optional(z.nullable(z.string())),
  invoice_id: z.optional(z.nullable(z.string())),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** Text in some responses about subscriptions. */
  captured: z.optional(z.nullable(z.union([z.boolean(), z.string(), z.int()]))),
  international: z.optional(z.nullable(z.boolean())),
  amount_refunded: z.optional(z.nullable(z.int())),
  method: z.optional(z.nullable(z.string())),
  error_description: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  contact: z.optional(z.nullable(z.string())),
  vpa: z.optional(z.nullable(z.string())),
  notes: z.optional(z.unknown()),
  acquirer_data: z.optional(z.unknown()),
  description: z.optional(z.nullable(z.string())),
  /** In seconds. */
  created_at: z.optional(z.nullable(z.int())),
})

const orderEntity = z.object({ id: z.string(), amount: z.int(), currency: z.string() })
const orderList = z.object({ items: z.array(orderEntity) })
const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.optional(z.nullable(z.string())),
  notes: z.optional(z.unknown()),
})
const refundList = z.object({ items: z.array(refundEntity) })

/** razorpay.com/docs/api/disputes/entity; dates in seconds. */
const disputeEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  amount_deducted: z.optional(z.nullable(z.int())),
  status: z.enum(disputeStatuses),
  phase: z.optional(z.nullable(z.string())),
  reason_code: z.optional(z.nullable(z.string())),
  reason_description: z.optional(z.nullable(z.string())),
  respond_by: z.optional(z.nullable(z.int())),
  created_at: z.optional(z.nullable(z.int())),
})
const disputeList = z.object({ items: z.array(disputeEntity) })
const paymentList = z.object({ items: z.array(paymentEntity) })

export function toGatewayPayment(entity: z.output<typeof paymentEntity>): GatewayPayment {
  const campaign = entity.method === 'upi' && !entity.order_id ? campaignIn(entity.notes) : null
  const rrn = rrnIn(entity.acquirer_data)
  return {
    id: entity.id,
    orderId: entity.order_id ?? null,
    invoiceId: entity.invoice_id ?? null,
    amountPaise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    isCaptured: isYes(entity.captured) || entity.status === 'captured',
    isInternational: entity.international === true,
    refundedPaise: entity.amount_refunded ?? 0,
    method: gatewayMethodLabels[entity.method ?? ''] ?? GATEWAY_METHOD_FALLBACK,
    failure: entity.error_description ?? null,
    madeAt: fromSeconds(entity.created_at),
    payer: {
      email: entity.email || null,
      phone: entity.contact || null,
      detail: [entity.vpa, entity.description].filter(Boolean).join(' · ') || null,
    },
    ...(campaign && { campaign, ...(rrn && { rrn }) }),
  }
}

function rrnIn(data: unknown): string | null {
  const rrn = typeof data === 'object' && data !== null && 'rrn' in data ? data.rrn : null
  return typeof rrn === 'string' && /^\d{12}$/.test(rrn) ? rrn : null
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

export function toGatewayRefund(entity: z.output<typeof refundEntity>): GatewayRefund {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    isFailed: entity.status === 'failed',
    key: keyIn(entity.notes),
  }
}

/** An empty set of notes is written as a list. */
function keyIn(notes: unknown): string | null {
  const isNamed = typeof notes === 'object' && notes !== null && 'refund' in notes
  return isNamed && typeof notes.refund === 'string' ? notes.refund : null
}

export function toGatewayDispute(entity: z.output<typeof disputeEntity>): GatewayDispute {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    deductedPaise: entity.amount_deducted ?? 0,
    status: entity.status,
    phase: entity.phase ?? null,
    reason: entity.reason_description ?? entity.reason_code ?? null,
    respondBy: fromSeconds(entity.respond_by),
    openedAt: fromSeconds(entity.created_at),
  }
}

function fromSeconds(seconds: number | null | undefined): string | null {
  return seconds ? new Date(seconds * 1000).toISOString() : null
}

type Options = {
  keyId: string
  keySecret: string
  /** RAZORPAY_API_URL. */
  apiUrl: string
}

/** Razorpay, by its own package. */
export function createRazorpay({ keyId, keySecret, apiUrl }: Options): Gateway {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { rq } = razorpay.api as unknown as { rq: HttpClient }
  // The package offers no option for either.
  rq.defaults.baseURL = apiUrl
  rq.defaults.timeout = TIMEOUT_MS
  const list = (path: string, params: object) => rq.get(path, { params }).then(({ data }) => data)

  const get = <Output>(schema: ResponseSchema<Output>, path: string, params: object) =>
    ask(schema, () => list(path, params))
  const post = <Output>(schema: ResponseSchema<Output>, path: string, body: object) =>
    ask(schema, () => rq.post(path, body, { headers: {} }).then(({ data }) => data))

  return {
    async createOrder({ amountPaise, receipt }) {
      const order = await ask(orderEntity, () =>
        razorpay.orders.create({
          amount: amountPaise,
          currency: CURRENCY,
          receipt,
          notes: { donation: receipt },
          // Whatever the account's own settings say: money that was authorised is taken.
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: 12,
              manual_expiry_period: 7200,
              refund_speed: 'normal',
            },
          },
        }),
      )
      return toOrder(order)
    },
    async findOrder(receipt) {
      const { items } = await ask(orderList, () => razorpay.orders.all({ receipt }))
      return items[0] ? toOrder(items[0]) : null
    },
    async fetchPayment(paymentId) {
      return toGatewayPayment(await ask(paymentEntity, () => razorpay.payments.fetch(paymentId)))
    },
    async paymentsOfOrder(orderId) {
      const { items } = await ask(paymentList, () => razorpay.orders.fetchPayments(orderId))
      return items.map(toGatewayPayment)
    },
    async listPayments(period) {
      const { items } = await ask(paymentList, () => list('/v1/payments', pageOf(period)))
      return items.map(toGatewayPayment)
    },
    async refund({ paymentId, amountPaise, key }) {
      // The package drops the header that makes a repeated refund the same one, so we bypass it.
      const refund = await ask(refundEntity, () =>
        rq
          .post(
            `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
            { amount: amountPaise, speed: 'normal', notes: { refund: key } },
            { headers: { 'X-Refund-Idempotency': key } },
          )
          .then(({ data }) => data),
      )
      return toGatewayRefund(refund)
    },
    async refundsOf(paymentId) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds`
      const { items } = await ask(refundList, () => list(path, { count: PAGE_SIZE }))
      return items.map(toGatewayRefund)
    },
    async listRefunds(period) {
      const { items } = await ask(refundList, () => list('/v1/refunds', pageOf(period)))
      return items.map(toGatewayRefund)
    },
    async fetchDispute(disputeId) {
      const path = `/v1/disputes/${encodeURIComponent(disputeId)}`
      return toGatewayDispute(await ask(disputeEntity, () => list(path, {})))
    },
    async listDisputes({ skip }) {
      const { items } = await ask(disputeList, () =>
        list('/v1/disputes', { count: PAGE_SIZE, skip }),
      )
      return items.map(toGatewayDispute)
    },
    async check() {
      await ask(z.object({}), () => razorpay.orders.all({ count: 1 }))
    },
    // Past the package: its `cancel` turns a `false` into 'at the end of the cycle'.
    ...createSubscriptionCalls({ get, post }),
    ...createQrCodeCalls({ get, post }),
    ...createSettlementCalls((schema, path, query) =>
      ask(schema, () => rq.get(path, { params: query }).then(({ data }) => data)),
    ),
  }
}

/** The part of the package's own HTTP client that we use. */
type HttpClient = {
  defaults: { baseURL?: string; timeout?: number }
  get(path: string, options: { params: object }): Promise<{ data: unknown }>
  post(
    path: string,
    body: object,
    options: { headers: Record<string, string> },
  ): Promise<{ data: unknown }>
}

/** The gateway counts in whole seconds, both ends included. */
function pageOf({ from, to, skip }: GatewayPeriod) {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
  return { from: seconds(from), to: seconds(to), count: PAGE_SIZE, skip }
}

function toOrder({ id, amount, currency }: z.output<typeof orderEntity>): GatewayOrder {
  return { id, amountPaise: amount, currency }
}

type ResponseSchema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false }
}

/** One shape for all that may go wrong: a refusal, silence, and a response that makes no sense. */
async function ask<Output>(
  schema: ResponseSchema<Output>,
  call: () => Promise<unknown>,
): Promise<Output> {
  const value = await withDeadline(inSpan('payment gateway', call)).catch((error: unknown) => {
    throw toGatewayError(error)
  })
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new GatewayError('unreachable', 'The response makes no sense')
  return parsed.data
}

/** A response that drips in byte by byte never runs into the client's own timeout. */
async function withDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new GatewayError('unreachable', 'No response in time')),
      TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

const errorWords = z.optional(z.nullable(z.object({ description: z.optional(z.string()) })))

/** The package rejects with a plain object, its client with an error. */
const refusal = z.object({
  statusCode: z.optional(z.int()),
  error: errorWords,
  response: z.optional(
    z.object({
      status: z.int(),
      data: z.optional(z.catch(z.object({ error: errorWords }), {})),
    }),
  ),
})

function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  const parsed = refusal.safeParse(error)
  const status = parsed.data?.statusCode ?? parsed.data?.response?.status
  const said = parsed.data?.error ?? parsed.data?.response?.data?.error
  const words = said?.description ?? `Status ${status ?? 'unknown'}`
  if (status === 401) return new GatewayError('keys', words)
  // Too many requests, or another one under way with the same key: no word on this one.
  const isUndecided = status === 429 || status === 409
  const isRefused = status !== undefined && status >= 400 && status < 500 && !isUndecided
  return new GatewayError(isRefused ? 'refused' : 'unreachable', words)
}
