import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { CURRENCY } from '@/domain/donation'
import {
  type AttemptChange,
  type AttentionReason,
  applyPayment,
  canChangeTransaction,
  type GatewayPayment,
} from '@/domain/payment-attempt'
import { fromPaise } from '@/lib/money'
import { insertOnce } from '../insert-once'
import {
  type AttemptData,
  changeAttempt,
  findAttempt,
  nextCheckAt,
  toPaymentAttempt,
} from './attempts'
import { bookDonation } from './book-donation'
import { donationLimits } from './gateway-settings'

/** Rounds of compare-and-set before giving up: each lost round means that another one got through. */
const MAX_ROUNDS = 50

/**
 * Takes in the news of a payment: the one way in for the browser's call, the webhook and the
 * reconciler, in any order, any number of times, at once.
 * @returns the transaction that the payment belongs to, or null where it is none of ours.
 */
export async function settlePayment(payment: GatewayPayment): Promise<Transaction | null> {
  const limits = await donationLimits()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const attempt = await findAttemptOf(payment)
    if (!attempt) return null
    const change = applyPayment(toPaymentAttempt(attempt), payment, limits)
    if (change?.kind === 'second-payment') {
      return recordSecondPayment(attempt, payment)
    }
    const settled = change
      ? await changeAttempt(attempt, toData(attempt, change, payment))
      : attempt
    if (settled) return bookDonation(settled)
  }
  throw new Error('A transaction kept changing while a payment was taken in')
}

/**
 * Counts money that was set aside, or that a donor said to have paid.
 * @param amountPaise what really came in.
 * @returns null where the transaction is no longer in that state.
 */
export async function completeAttempt(
  attempt: Transaction,
  amountPaise = attempt.amountPaise,
): Promise<Transaction | null> {
  if (!canChangeTransaction(attempt.status, 'completed')) return null
  const completed = await changeAttempt(attempt, {
    status: 'completed',
    attention: null,
    amountPaise,
    paidAt: attempt.paidAt ?? new Date().toISOString(),
    isBooked: false,
  })
  return completed && bookDonation(completed)
}

/**
 * Puts right what a refund that failed had taken off. Only an answer of the gateway that is newer
 * than our own state may lower it, so the state is read first.
 * @param fetchPayment asks the gateway.
 */
export async function correctRefund(
  paymentId: string,
  fetchPayment: () => Promise<GatewayPayment>,
): Promise<Transaction | null> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const attempt = await findAttempt({ paymentId: { equals: paymentId } })
    if (!attempt) return null
    const { refundedPaise } = await fetchPayment()
    if (refundedPaise === (attempt.refundedPaise ?? 0)) return bookDonation(attempt)
    const corrected = await changeAttempt(attempt, {
      refundedPaise,
      isBooked: attempt.status !== 'completed',
    })
    if (corrected) return bookDonation(corrected)
  }
  throw new Error('A transaction kept changing while a refund was put right')
}

async function findAttemptOf(payment: GatewayPayment): Promise<Transaction | null> {
  const own = await findAttempt({ paymentId: { equals: payment.id } })
  if (own || !payment.orderId) return own
  return findAttempt({ orderId: { equals: payment.orderId } })
}

function toData(
  attempt: Transaction,
  change: Exclude<AttemptChange, { kind: 'second-payment' }>,
  payment: GatewayPayment,
): AttemptData {
  switch (change.kind) {
    case 'fail':
      return { status: 'failed', failure: payment.failure }
    case 'refund':
      return {
        refundedPaise: change.refundedPaise,
        isBooked: attempt.status !== 'completed',
      }
    case 'settle':
      return {
        status: change.status,
        attention: change.attention,
        paymentId: payment.id,
        method: payment.method,
        ...received(attempt, payment, change.attention),
        refundedPaise: change.refundedPaise,
        paidAt: new Date().toISOString(),
        isBooked: change.status !== 'completed',
        nextCheckAt: nextCheckAt(attempt, change.status),
      }
  }
}

/** From here on the amount is what came in: that is what can be counted or given back. */
function received(
  { amountPaise }: Transaction,
  payment: GatewayPayment,
  attention: AttentionReason | null,
): AttemptData {
  if (attention !== 'amount-mismatch') return { failure: null }
  const asked = `${CURRENCY} ${fromPaise(amountPaise)}`
  const came = `${payment.currency} ${fromPaise(payment.amountPaise)}`
  return { amountPaise: payment.amountPaise, failure: `Asked for ${asked}, came in as ${came}` }
}

/** Keeps a second payment of one order, so that it is seen and given back or counted. */
async function recordSecondPayment(
  attempt: Transaction,
  payment: GatewayPayment,
): Promise<Transaction> {
  const made = await insertOnce({
    collection: slugs.transactions,
    key: { field: 'paymentId', value: payment.id },
    data: {
      transactionId: `second_${payment.id}`,
      secondPaymentOf: attempt.orderId,
      amountPaise: payment.amountPaise,
      status: 'quarantined',
      attention: 'second-payment',
      gateway: attempt.gateway,
      method: payment.method,
      testMode: attempt.testMode,
      donorName: attempt.donorName,
      email: attempt.email,
      phone: attempt.phone,
      language: attempt.language,
      refundedPaise: payment.refundedPaise,
      paidAt: new Date().toISOString(),
    },
  })
  const found = made ?? (await findAttempt({ paymentId: { equals: payment.id } }))
  if (!found) throw new Error('A second payment was neither made nor found')
  return found
}
