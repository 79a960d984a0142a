import type { Transaction } from '@/cms/payload-types'
import {
  type AttemptChange,
  applyPayment,
  failedRefundAfter,
  type GatewayPayment,
} from '@/domain/payment-attempt'
import { fromPaise } from '@/lib/money'
import { untilWritten } from '../documents/until-written'
import { type MonthlyPayment, monthlyPaymentOf } from '../monthly-gifts/charges'
import {
  causedByGateway,
  changeAttempt,
  findAttempt,
  nextCheckAt,
  noteOnAttempt,
  reasonsOf,
  received,
  toPaymentAttempt,
} from './attempts'
import { followUp } from './follow-up'
import type { GatewayAccount } from './gateway/gateway-settings'
import { monthlyData, recordSecond, recordStrayed } from './stray-payments'

/**
 * Brings our ledger in line with a payment at the gateway: the single entry point for the browser's
 * call, the webhook and the reconciler, in any order, any number of times, even concurrently. The
 * payment is fetched, never taken from a message, and only after our own state was read, so that a
 * compare-and-set on that state never overwrites newer data with older.
 * @returns the transaction that the payment belongs to; null if it is not captured and belongs to
 * none.
 * @throws GatewayError if the gateway does not say; `refused` if it knows no such payment.
 */
export async function settlePayment(
  paymentId: string,
  account: GatewayAccount,
): Promise<Transaction | null> {
  return untilWritten('settle a payment', async () => {
    const own = await findAttempt({ paymentId: { equals: paymentId } })
    const payment = await account.gateway.fetchPayment(paymentId)
    const attempt = own ?? (await findByOrder(payment))
    if (!attempt) {
      if (!payment.isCaptured) return null
      // Null if another payment of the same order was recorded in the meantime.
      return (await recordStrayed(payment, account)) ?? undefined
    }
    if (isUnmatched(attempt)) {
      const monthly = await monthlyPaymentOf(payment, account)
      if (monthly) {
        const matched = await match(attempt, payment, { monthly, account })
        return matched ? followUp(matched) : undefined
      }
    }
    // Settled by somebody else since we looked: the payment that we hold may be older.
    if (!own && attempt.paymentId === paymentId) return undefined
    const change = applyPayment(toPaymentAttempt(attempt), payment, account)
    if (change?.kind === 'second-payment') return recordSecond(attempt, payment)
    const settled = change ? await settle(attempt, change, payment) : attempt
    return settled ? noteAgreement(await followUp(settled), payment) : undefined
  })
}

async function findByOrder({ orderId }: GatewayPayment): Promise<Transaction | null> {
  return orderId ? findAttempt({ orderId: { equals: orderId } }) : null
}

function settle(
  attempt: Transaction,
  change: Exclude<AttemptChange, { kind: 'second-payment' }>,
  payment: GatewayPayment,
): Promise<Transaction | null> {
  switch (change.kind) {
    case 'fail':
      return changeAttempt(
        attempt,
        { status: 'failed', failure: payment.failure },
        causedByGateway('failed'),
      )
    case 'refund':
      return changeAttempt(
        attempt,
        {
          refundedPaise: change.refundedPaise,
          failedRefundPaise: failedRefundAfter(attempt, change.refundedPaise) || null,
        },
        causedByGateway('refunded'),
      )
    case 'settle':
      return changeAttempt(
        attempt,
        {
          status: change.status,
          paymentId: payment.id,
          method: payment.method,
          reasons: change.reasons,
          ...received(attempt, payment),
          refundedPaise: change.refundedPaise,
          nextCheckAt: nextCheckAt(attempt, change.status),
        },
        causedByGateway('settled'),
      )
  }
}

/**
 * Records where a settled payment differs from the gateway's, and clears the note once they agree.
 */
async function noteAgreement(attempt: Transaction, payment: GatewayPayment): Promise<Transaction> {
  if (attempt.paymentId !== payment.id) return attempt
  const isSame =
    attempt.amountPaise === payment.amountPaise &&
    (attempt.currency ?? payment.currency) === payment.currency
  const difference =
    isSame && payment.isCaptured
      ? null
      : `Razorpay says ${payment.currency} ${fromPaise(payment.amountPaise)}, ${payment.status}`
  if ((attempt.difference ?? null) === difference) return attempt
  return (await noteOnAttempt(attempt, { difference })) ?? attempt
}

/** Whether no order here matched the money when it came in; a monthly gift may match by now. */
function isUnmatched(attempt: Transaction): boolean {
  return (
    attempt.status === 'quarantined' &&
    !attempt.openRefund &&
    reasonsOf(attempt).includes('unmatched')
  )
}

function match(
  attempt: Transaction,
  payment: GatewayPayment,
  { monthly, account }: { monthly: MonthlyPayment; account: GatewayAccount },
): Promise<Transaction | null> {
  const data = monthlyData(payment, monthly, account)
  return changeAttempt(
    attempt,
    { ...data, refundedPaise: payment.refundedPaise },
    causedByGateway('settled'),
  )
}
