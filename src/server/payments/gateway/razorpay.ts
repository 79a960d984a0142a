import * as z from 'zod/mini'
import { disputeStatuses, type GatewayDispute } from '@/domain/dispute'
import { CURRENCY } from '@/domain/donation'
import { GATEWAY_METHOD_FALLBACK, gatewayMethodLabels } from '@/domain/donation-methods'
import type { GatewayPayment } from '@/domain/payment-attempt'
import {
  type Gateway,
  type GatewayOrder,
  type GatewayPeriod,
  type GatewayRefund,
  PAGE_SIZE,
} from './gateway'
import {
  ask,
  fromOptionalSeconds,
  noteIn,
  openRazorpay,
  type RazorpayOptions,
  toSeconds,
} from './razorpay-api'
import { campaignIn, createQrCodeCalls } from './razorpay-qr-codes'
import { createSettlementCalls } from './razorpay-settlements'
import { createSubscriptionCalls } from './razorpay-subscriptions'

/** A payment of the API (razorpay.com/docs/api/payments/entity); other fields are dropped. */
const paymentEntity = z.object({
  id: z.string(),
  order_id: z.optional(z.nullable(z.string())),
  invoice_id: z.optional(z.nullable(z.string())),
  amount: z.int(),
  currency: z.string(),
  // An undocumented status is not proof of money, and must not hide the others of a list.
  status: z.catch(z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']), 'created'),
  /** A string in some responses about subscriptions. */
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
/** The note of a refund that holds our own key. */
const KEY_NOTE = 'refund'
const refundList = z.object({ items: z.array(refundEntity) })

/** The limits of the stored fields, in characters: a dispute must not be lost because its text is long. */
const PHASE_LENGTH = 50
const REASON_LENGTH = 200

/** See razorpay.com/docs/api/disputes/entity; dates in seconds. */
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

/**
 * Maps a payment of the API to ours.
 * @param entity parsed; amounts in paise.
 */
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
    madeAt: fromOptionalSeconds(entity.created_at),
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

/**
 * Maps a refund of the API to ours.
 * @param entity parsed; amounts in paise.
 */
export function toGatewayRefund(entity: z.output<typeof refundEntity>): GatewayRefund {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    isFailed: entity.status === 'failed',
    key: noteIn(entity.notes, KEY_NOTE),
  }
}

/**
 * Maps a dispute of the API to ours.
 * @param entity parsed; amounts in paise.
 */
export function toGatewayDispute(entity: z.output<typeof disputeEntity>): GatewayDispute {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    deductedPaise: entity.amount_deducted ?? 0,
    status: entity.status,
    phase: entity.phase?.slice(0, PHASE_LENGTH) ?? null,
    reason: (entity.reason_description ?? entity.reason_code)?.slice(0, REASON_LENGTH) ?? null,
    respondBy: fromOptionalSeconds(entity.respond_by),
    openedAt: fromOptionalSeconds(entity.created_at),
  }
}

/** Creates the Razorpay gateway, using its own package. */
export function createRazorpay(options: RazorpayOptions): Gateway {
  const { razorpay, ...api } = openRazorpay(options)
  return {
    async createOrder({ amountPaise, receipt }) {
      const order = await ask(orderEntity, () =>
        razorpay.orders.create({
          amount: amountPaise,
          currency: CURRENCY,
          receipt,
          notes: { donation: receipt },
          // Overrides the account's settings: authorised money is captured.
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
      const { items } = await api.get(paymentList, '/v1/payments', pageOf(period))
      return items.map(toGatewayPayment)
    },
    async refund({ paymentId, amountPaise, key }) {
      // The package drops the header that makes a refund idempotent, so we bypass it.
      const refund = await api.post(
        refundEntity,
        `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
        { amount: amountPaise, speed: 'normal', notes: { [KEY_NOTE]: key } },
        { 'X-Refund-Idempotency': key },
      )
      return toGatewayRefund(refund)
    },
    async refundsOf(paymentId) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds`
      const { items } = await api.get(refundList, path, { count: PAGE_SIZE })
      return items.map(toGatewayRefund)
    },
    async listRefunds(period) {
      const { items } = await api.get(refundList, '/v1/refunds', pageOf(period))
      return items.map(toGatewayRefund)
    },
    async fetchDispute(disputeId) {
      const path = `/v1/disputes/${encodeURIComponent(disputeId)}`
      return toGatewayDispute(await api.get(disputeEntity, path, {}))
    },
    async listDisputes({ skip }) {
      const page = { count: PAGE_SIZE, skip }
      const { items } = await api.get(disputeList, '/v1/disputes', page)
      return items.map(toGatewayDispute)
    },
    async check() {
      await ask(z.object({}), () => razorpay.orders.all({ count: 1 }))
    },
    // Bypasses the package, whose `cancel` turns `false` into 'at the end of the cycle'.
    ...createSubscriptionCalls(api),
    ...createQrCodeCalls(api),
    ...createSettlementCalls(api),
  }
}

/** Both ends are inclusive. */
function pageOf({ from, to, skip }: GatewayPeriod) {
  return { from: toSeconds(from), to: toSeconds(to), count: PAGE_SIZE, skip }
}

function toOrder({ id, amount, currency }: z.output<typeof orderEntity>): GatewayOrder {
  return { id, amountPaise: amount, currency }
}
