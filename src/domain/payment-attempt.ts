import { CURRENCY } from './donation'
import { DAY_MS, MINUTE_MS } from './durations'

/**
 * The states of an attempt to pay. `quarantined` is money that came in and is not counted until an
 * admin decides; `ignored` is money that an admin decided not to count.
 */
export const transactionStatuses = [
  'pending',
  'completed',
  'failed',
  'quarantined',
  'ignored',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** A payment as the gateway tells it, in our words. */
export type GatewayPayment = {
  id: string
  orderId: string | null
  /** The bill that it pays: of a charge of a monthly gift only. */
  invoiceId: string | null
  amountPaise: number
  currency: string
  /** `authorized` is money that the bank holds ready: not ours yet. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** Whether the money was really taken; stays true after a refund. */
  isCaptured: boolean
  isInternational: boolean
  refundedPaise: number
  /** 'UPI', 'Card', …: for people. */
  method: string
  failure: string | null
  /** When it was made, as an ISO date; null where the gateway does not say. */
  madeAt: string | null
  /** Who paid, as far as the gateway tells. */
  payer: { email: string | null; phone: string | null; detail: string | null }
  /** Id of the campaign whose QR code was paid, from the notes of the code. */
  campaign?: string
  /** NPCI's number of a UPI payment (RRN), which apps show as UTR. */
  rrn?: string
}

/** What the rules below need to know of a transaction. */
export type PaymentAttempt = {
  status: TransactionStatus
  amountPaise: number
  /** The payment that settled it: none before money came in. */
  paymentId: string | null
  refundedPaise: number
}

/** Why money that came in is set aside until an admin decides; the first that applies leads. 'international' stays. */
export const attentionReasons = [
  'currency',
  'unmatched',
  'second-payment',
  'amount-mismatch',
  'international',
] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** What a search in the list of transactions looks into. */
export const transactionSearchFields = [
  'transactionId',
  'paymentId',
  'orderId',
  'reference',
  'donorName',
  'email',
] as const

/** What a payment changes of an attempt. */
export type AttemptChange =
  | {
      kind: 'settle'
      status: 'completed' | 'quarantined'
      reasons: AttentionReason[]
      refundedPaise: number
    }
  | { kind: 'fail' }
  | { kind: 'refund'; refundedPaise: number }
  /** Money for an order that another payment has settled: it gets a transaction of its own. */
  | { kind: 'second-payment' }

/** Which way the status of a payment may go (docs/decisions/0040). Nothing leads back. */
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

/** A claim is a person's word: what an admin decided about it can be taken back, with a reason. */
const NEXT_OF_CLAIM: Record<TransactionStatus, readonly TransactionStatus[]> = {
  pending: ['completed', 'failed'],
  failed: ['pending'],
  completed: ['pending', 'failed'],
  quarantined: [],
  ignored: [],
}

/**
 * Whether a payment attempt may change its status so.
 * @param options.isClaim it is a donor's claim to have paid outside the gateway.
 */
export function canChangeTransaction(
  from: TransactionStatus,
  to: TransactionStatus,
  { isClaim = false }: { isClaim?: boolean } = {},
): boolean {
  return (isClaim ? NEXT_OF_CLAIM : NEXT)[from].includes(to)
}

/**
 * What a payment means for its attempt, in whichever order the news arrives and however often.
 * @param payment fetched after the attempt was read, so that it is the newer of the two.
 * @param limits.acceptsInternational whether the foundation may take money from abroad (FCRA).
 * @returns null where the attempt knows it already, or the payment says nothing final.
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
 * All that is unusual about a payment, in the order of `attentionReasons`.
 * @param known reasons that the payment itself does not tell.
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

/** Whether money counts at once, or an admin must decide about it. */
export function statusFor(
  reasons: readonly AttentionReason[],
  { acceptsInternational }: PaymentLimits,
): 'completed' | 'quarantined' {
  const isAsked = reasons.some((reason) => reason !== 'international' || !acceptsInternational)
  return isAsked ? 'quarantined' : 'completed'
}

/** What stays true of money after an admin has decided to count it: the books must tell it (FCRA). */
export function lastingReasons(reasons: readonly AttentionReason[]): AttentionReason[] {
  return reasons.filter((reason) => reason === 'international')
}

const QUARTER_HOUR_MS = 15 * MINUTE_MS
const MAX_LOOKUP_DOUBLINGS = 7
/** An attempt that nobody has paid by then counts as given up; a later payment still counts. */
export const ABANDONED_AFTER_MS = DAY_MS
/** Banks approve up to five days late; two more to be sure. */
const WATCH_UNPAID_MS = 7 * DAY_MS
/** Gateways refund at the latest half a year after the payment. */
const WATCH_PAID_MS = 180 * DAY_MS

/**
 * When the gateway is asked next about an attempt, should no webhook tell: often while it is young,
 * at growing intervals afterwards.
 * @param ageMs how long ago the attempt began, in milliseconds.
 * @returns milliseconds from now, or null where nothing can happen any more.
 */
export function nextCheckAfterMs(status: TransactionStatus, ageMs: number): number | null {
  const isPaid = status !== 'pending' && status !== 'failed'
  if (ageMs > (isPaid ? WATCH_PAID_MS : WATCH_UNPAID_MS)) return null
  return isPaid ? Math.max(DAY_MS, ageMs / 2) : Math.max(QUARTER_HOUR_MS, ageMs / 4)
}

/**
 * When the gateway is asked again about an attempt that it could not tell about.
 * @param failures how many lookups in a row have failed, this one included.
 * @returns milliseconds from now: a quarter of an hour, doubled each time, a day at most.
 */
export function retryLookupAfterMs(failures: number): number {
  return Math.min(DAY_MS, QUARTER_HOUR_MS * 2 ** Math.min(failures - 1, MAX_LOOKUP_DOUBLINGS))
}
