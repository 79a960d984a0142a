/** Shapes of Razorpay's API (docs: api/<name>/entity, api/settlements/fetch-recon). */

/** The caller's own key-value pairs; an empty set is written as a list, as Razorpay's PHP does. */
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
  /** In seconds, like every time in the API. */
  created_at: number
}

export type Method = 'upi' | 'card' | 'netbanking' | 'wallet'

/** Why a payment failed; all null if it did not. */
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
  /** Null if the money came by a QR code. */
  order_id: string | null
  /** Only for charges of subscriptions. */
  invoice_id: string | null
  international: boolean
  method: Method
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  /** Stays true after a refund; false if the gateway itself returned the money before capture. */
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

export type Plan = {
  id: string
  entity: 'plan'
  interval: number
  period: 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly'
  item: {
    id: string
    active: true
    name: string
    description: string | null
    amount: number
    unit_amount: number
    currency: string
    type: 'plan'
  }
  notes: Notes
  created_at: number
}

type SubscriptionStatus =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'paused'
  | 'cancelled'
  | 'completed'
  | 'expired'

export type Subscription = {
  id: string
  entity: 'subscription'
  plan_id: string
  customer_id: string | null
  status: SubscriptionStatus
  current_start: number | null
  current_end: number | null
  ended_at: number | null
  quantity: number
  notes: Notes
  charge_at: number | null
  start_at: number | null
  end_at: number | null
  auth_attempts: number
  total_count: number
  paid_count: number
  customer_notify: boolean
  created_at: number
  expire_by: number | null
  short_url: string
  has_scheduled_changes: boolean
  change_scheduled_at: number | null
  source: 'api'
  payment_method: Method | null
  remaining_count: number
  pause_initiated_by: 'self' | 'customer' | null
  cancel_initiated_by: 'self' | 'customer' | null
}

export type Invoice = {
  id: string
  entity: 'invoice'
  customer_id: string | null
  order_id: string
  subscription_id: string
  payment_id: string | null
  status: 'issued' | 'paid'
  issued_at: number
  paid_at: number | null
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  description: null
  notes: []
  short_url: string
  billing_start: number
  billing_end: number
  type: 'invoice'
  date: number
  created_at: number
}

export const disputePhases = [
  'fraud',
  'retrieval',
  'chargeback',
  'pre_arbitration',
  'arbitration',
] as const

/** What the foundation has sent to contest a dispute; the simulator stores none. */
export const NO_EVIDENCE = {
  summary: null,
  shipping_proof: null,
  billing_proof: null,
  cancellation_proof: null,
  customer_communication: null,
  proof_of_service: null,
  explanation_letter: null,
  refund_confirmation: null,
  access_activity_log: null,
  refund_cancellation_policy: null,
  term_and_conditions: null,
  others: null,
}

export type Dispute = {
  id: string
  entity: 'dispute'
  payment_id: string
  /** May be less than the payment. */
  amount: number
  currency: string
  /** 0 unless the dispute is lost. */
  amount_deducted: number
  reason_code: string
  reason_description?: string
  respond_by: number
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  phase: (typeof disputePhases)[number]
  created_at: number
  evidence: typeof NO_EVIDENCE & { amount: number; submitted_at: number | null }
}

export type Settlement = {
  id: string
  entity: 'settlement'
  amount: number
  status: 'created' | 'processed' | 'failed'
  /** 0, as in every normal settlement: the fee of a payment is in its row. */
  fees: 0
  tax: 0
  /** The bank's reference; null until the bank has the money. */
  utr: string | null
  created_at: number
}

/** A row of /v1/settlements/recon/combined: what one payment, refund or adjustment moved. */
export type SettlementRow = {
  entity_id: string
  type: 'payment' | 'refund' | 'adjustment'
  debit: number
  credit: number
  amount: number
  currency: string
  /** In paise, `tax` included. */
  fee: number
  tax: number
  on_hold: boolean
  settled: boolean
  created_at: number
  settled_at: number
  settlement_id: string
  posted_at: null
  /** Missing from adjustments, as in the docs. */
  credit_type?: 'default'
  description: string | null
  notes: Notes | null
  /** Refunds only; a payment's own id is the `entity_id`. */
  payment_id: string | null
  settlement_utr: string | null
  order_id: string | null
  order_receipt: string | null
  method: Method | null
  card_network: string | null
  card_issuer: string | null
  card_type: string | null
  dispute_id: string | null
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
  | 'qr_code.credited'
  | 'payment_link.paid'
  | 'settlement.processed'
  | 'invoice.paid'
  | `subscription.${'authenticated' | 'activated' | 'charged' | 'pending' | 'halted' | 'paused' | 'resumed' | 'cancelled' | 'completed'}`
  | `payment.dispute.${'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed'}`

/** One event for the webhook: `body` is sent byte for byte, because `signature` covers it. */
export type GatewayEvent = { id: string; type: EventType; body: string; signature: string }

export const NO_PROBLEM: PaymentProblem = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

/** The problem when a donor presses 'Fail' on the practice page of a bank. */
export const DECLINED: PaymentProblem = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Please retry with another method.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_declined',
}

/** Wraps entities in the envelope of a list. */
export function toCollection<T>(items: T[]): Collection<T> {
  return { entity: 'collection', count: items.length, items }
}
