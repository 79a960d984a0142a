/** Shapes of Razorpay's API (docs: api/orders/entity, api/payments/entity, api/refunds/entity). */

/** Pairs of the caller's own; an empty set is written as a list, as Razorpay's PHP does. */
export type Notes = Record<string, string | number> | []

export type Order = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  /** In seconds, as every time of the API. */
  created_at: number
}

export type Method = 'upi' | 'card' | 'netbanking' | 'wallet'

/** Why a payment failed; all null where it did not. */
export type PaymentProblem = {
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
}

export type Payment = PaymentProblem & {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  invoice_id: null
  international: boolean
  method: Method
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  /** Stays true after a refund; false where the gateway itself gave money back before capture. */
  captured: boolean
  description: string | null
  card_id: string | null
  bank: string | null
  wallet: string | null
  vpa: string | null
  email: string | null
  contact: string | null
  notes: Notes
  /** What the gateway keeps, `tax` included, in paise; null before capture. */
  fee: number | null
  tax: number | null
  acquirer_data: Record<string, string | null>
  created_at: number
}

export type Refund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data: { arn: string | null }
  created_at: number
  batch_id: null
  status: 'pending' | 'processed' | 'failed'
  speed_processed: 'normal' | 'instant'
  speed_requested: 'normal' | 'optimum'
}

/** Any list of the API, newest first. */
export type Collection<T> = { entity: 'collection'; count: number; items: T[] }

export type EventType =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'

/** One event for the webhook: `body` is sent to the byte, as `signature` covers it. */
export type GatewayEvent = { id: string; type: EventType; body: string; signature: string }

export const NO_PROBLEM: PaymentProblem = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

/** What a donor causes who presses 'Fail' on the practice page of a bank. */
export const DECLINED: PaymentProblem = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Please retry with another method.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_declined',
}

/** @returns the entities in the envelope of a list. */
export function toCollection<T>(items: T[]): Collection<T> {
  return { entity: 'collection', count: items.length, items }
}
