import { CURRENCY } from './donation'
import { DAY_MS, MINUTE_MS } from './durations'

/**
 * The states of an attempt to pay. `quarantined`: money came in but does not count until an admin
 * decides; `ignored`: an admin decided not to count it.
 */
export const transactionStatuses = [
  'pending',
  'completed',
  'failed',
  'quarantined',
  'ignored',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** A payment as the gateway reports it, in our terms. */
export type GatewayPayment = {
  id: string
  orderId: string | null
  /** The invoice that it pays: only charges of monthly gifts have one. */
  invoiceId: string | null
  amountPaise: number
  currency: string
  /** `authorized`: the bank has reserved the money, but it is not ours yet. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** Whether the money was captured; stays true after a refund. */
  isCaptured: boolean
  isInternational: boolean
  refundedPaise: number
  /** 'UPI', 'Card', …: for display. */
  method: string
  failure: string | null
  /** When it was made, as an ISO date; null if the gateway does not say. */
  madeAt: string | null
  /** Who paid, as far as the gateway reports it. */
  payer: { email: string | null; phone: string | null; detail: string | null }
  /** Id of the campaign whose QR code was paid, from the code's notes. */
  campaign?: string
  /** NPCI's number of a UPI payment (RRN), which apps show as UTR. */
  rrn?: string
}

/** The part of a transaction that the rules below need. */
export type PaymentAttempt = {
  status: TransactionStatus
  amountPaise: number
  /** The payment that settled it; null before money came in. */
  paymentId: string | null
  refundedPaise: number
}

/** Why money is set aside until an admin decides, most important first. 'international' stays afterwards. */
export const attentionReasons = [
  'currency',
  'unmatched',
  'second-payment',
  'amount-mismatch',
  'international',
] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** The fields that a search in the list of transactions covers. */
export const transactionSearchFields = [
  'transactionId',
  'paymentId',
  'orderId',
  'reference',
  'donorName',
  'email',
  'phone',
] as const

/** The change that a payment makes to an attempt. */
export type AttemptChange =
  | {
      kind: 'settle'
      status: 'completed' | 'quarantined'
      reasons: AttentionReason[]
      refundedPaise: number
    }
  | { kind: 'fail' }
  | { kind: 'refund'; refundedPaise: number }
  /** Money for an order that another payment has settled: it gets its own transaction. */
  | { kind: 'second-payment' }

/** Allowed status transitions of a payment (docs/decisions/0040). None leads back. */
const NEXT: Record<TransactionStatus, readonly TransactionStatus[]> = {
  pending: ['completed', 'failed', 'quarantined'],
  // A bank may approve late, days after the gateway called the payment failed.
  failed: ['completed', 'quarantined'],
  // Only an admin ends a quarantine.
  quarantined: ['completed', 'ignored'],
  // An admin may change their mind.
  ignored: ['completed'],
  completed: [],
}

/** A claim is only a donor's word: an admin's decision about it can be revoked, with a reason. */
const NEXT_OF_CLAIM: Record<TransactionStatus, readonly TransactionStatus[]> = {
  pending: ['completed', 'failed'],
  failed: ['pending'],
  completed: ['pending', 'failed'],
  quarantined: [],
  ignored: [],
}

/**
 * Whether a payment attempt may go from one status to another.
 * @param options.isClaim whether it is a donor's claim to have paid outside the gateway.
 */
export function canChangeTransaction(
  from: TransactionStatus,
  to: TransactionStatus,
  { isClaim = false }: { isClaim?: boolean } = {},
): boolean {
  return (isClaim ? NEXT_OF_CLAIM : NEXT)[from].includes(to)
}

/**
 * Returns how much the bank has failed to pay out to a donor and nobody has refunded again since, in paise:
 * the refunded amount falls when a refund fails.
 */
export function failedRefundAfter(
  before: { refundedPaise?: number | null; failedRefundPaise?: number | null },
  refundedPaise: number,
): number {
  const failed = (before.failedRefundPaise ?? 0) + (before.refundedPaise ?? 0) - refundedPaise
  return Math.max(0, failed)
}

/**
 * Returns the change that a payment makes to its attempt. Idempotent, and independent of the order in
 * which reports arrive.
 * @param payment must be fetched after the attempt was read, so that it is the newer of the two.
 * @param limits.acceptsInternational whether the foundation may accept money from abroad (FCRA).
 * @returns null if nothing has changed, or the payment is not final.
 */
export function applyPayment(
  attempt: PaymentAttempt,
  payment: GatewayPayment,
  limits: PaymentLimits,
): AttemptChange | null {
  if (!payment.isCaptured) {
    return payment.status === 'failed' && attempt.status === 'pending' ? { kind: 'fail' } : null
  }
  if (attempt.paymentId === payment.id) {
    return payment.refundedPaise === attempt.refundedPaise
      ? null
      : { kind: 'refund', refundedPaise: payment.refundedPaise }
  }
  if (attempt.paymentId) return { kind: 'second-payment' }
  const isExact = payment.amountPaise === attempt.amountPaise
  const reasons = reasonsOfPayment(payment, isExact ? [] : ['amount-mismatch'])
  const status = statusFor(reasons, limits)
  if (!canChangeTransaction(attempt.status, status)) return { kind: 'second-payment' }
  return { kind: 'settle', status, reasons, refundedPaise: payment.refundedPaise }
}

/**
 * Returns everything unusual about a payment, in the order of `attentionReasons`.
 * @param known reasons that cannot be derived from the payment itself.
 */
export function reasonsOfPayment(
  payment: Pick<GatewayPayment, 'currency' | 'isInternational'>,
  known: AttentionReason[],
): AttentionReason[] {
  const applies: Record<AttentionReason, boolean> = {
    currency: payment.currency !== CURRENCY,
    unmatched: known.includes('unmatched'),
    'second-payment': known.includes('second-payment'),
    'amount-mismatch': known.includes('amount-mismatch'),
    international: payment.isInternational,
  }
  return attentionReasons.filter((reason) => applies[reason])
}

type PaymentLimits = { acceptsInternational: boolean }

/** Whether money counts immediately, or an admin must decide about it. */
export function statusFor(
  reasons: readonly AttentionReason[],
  { acceptsInternational }: PaymentLimits,
): 'completed' | 'quarantined' {
  const isAsked = reasons.some((reason) => reason !== 'international' || !acceptsInternational)
  return isAsked ? 'quarantined' : 'completed'
}

/** Returns the reasons that stay after an admin accepts the money: the books must show them (FCRA). */
export function lastingReasons(reasons: readonly AttentionReason[]): AttentionReason[] {
  return reasons.filter((reason) => reason === 'international')
}

const QUARTER_HOUR_MS = 15 * MINUTE_MS
const MAX_LOOKUP_DOUBLINGS = 7
/** An unpaid attempt counts as abandoned after this time; a later payment still counts. */
export const ABANDONED_AFTER_MS = DAY_MS
/** Banks approve up to five days late; two more to be sure. */
const WATCH_UNPAID_MS = 7 * DAY_MS
/** Gateways refund at the latest half a year after the payment. */
const WATCH_PAID_MS = 180 * DAY_MS

/**
 * Returns when to poll the gateway about an attempt next, unless a webhook arrives first: often at
 * first, then at growing intervals.
 * @param ageMs time since the attempt began.
 * @returns milliseconds from now, or null if nothing can happen any more.
 */
export function nextCheckAfterMs(status: TransactionStatus, ageMs: number): number | null {
  const isPaid = status !== 'pending' && status !== 'failed'
  if (ageMs > (isPaid ? WATCH_PAID_MS : WATCH_UNPAID_MS)) return null
  return isPaid ? Math.max(DAY_MS, ageMs / 2) : Math.max(QUARTER_HOUR_MS, ageMs / 4)
}

/** The longest wait before a failed lookup is retried. */
export const LONGEST_RETRY_MS = DAY_MS

/**
 * Returns when to retry a failed lookup of an attempt at the gateway.
 * @param failures the number of consecutive failed lookups, including this one.
 * @returns milliseconds from now: a quarter of an hour, doubled each time, at most a day.
 */
export function retryLookupAfterMs(failures: number): number {
  return Math.min(
    LONGEST_RETRY_MS,
    QUARTER_HOUR_MS * 2 ** Math.min(failures - 1, MAX_LOOKUP_DOUBLINGS),
  )
}
