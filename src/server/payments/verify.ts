import type { Transaction } from '@/cms/payload-types'
import type { VerifyPaymentInput } from '@/domain/donation'
import { messages } from '@/domain/messages'
import type { VerifyPaymentDto } from '@/domain/responses/payment'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { findAttempt } from './attempts'
import { isGatewayError } from './gateway/gateway'
import { requireGateway } from './gateway/gateway-settings'
import { isPaymentSigned } from './gateway/signature'
import { settlePayment } from './settle'

/**
 * Verifies what the payment window returned to the browser, and records the payment. Idempotent: a
 * second call gives the same response and no second donation.
 * @throws ApiError 400 if signature, order or amount do not match or the payment failed; 502 if the
 * gateway cannot say yet; 409 if the money came in but waits for a decision.
 */
export async function verifyPayment(input: VerifyPaymentInput): Promise<VerifyPaymentDto> {
  const { razorpay_payment_id: paymentId, razorpay_signature: signature, donationId } = input
  const account = await requireGateway()
  const attempt = await findAttempt({ transactionId: { equals: donationId } })
  const isOurs =
    attempt?.orderId === input.razorpay_order_id &&
    // Over the stored order id: the submitted one proves nothing.
    isPaymentSigned({ orderId: attempt.orderId, paymentId }, signature, account.keySecret)
  if (!attempt || !isOurs) throw notVerified()
  if (isSettledBy(attempt, paymentId)) return { success: true, donationId }

  const payment = await ask(() => account.gateway.fetchPayment(paymentId))
  if (payment.orderId !== attempt.orderId) throw notVerified()
  const settled = await ask(() => settlePayment(paymentId, account))
  if (settled && isSettledBy(settled, paymentId)) return { success: true, donationId }
  const isOther = settled?.attention === 'amount-mismatch' || settled?.attention === 'currency'
  if (isOther || payment.status === 'failed') throw notVerified()
  if (settled?.status === 'quarantined') throw new ApiError(409, messages.paymentOnHold)
  throw new ApiError(502, messages.paymentNotConfirmed)
}

function isSettledBy(attempt: Transaction, paymentId: string): boolean {
  return attempt.status === 'completed' && attempt.paymentId === paymentId
}

async function ask<Result>(question: () => Promise<Result>): Promise<Result> {
  try {
    return await question()
  } catch (error) {
    if (!isGatewayError(error)) throw error
    logError('A payment could not be fetched', error, { reason: error.failure })
    throw new ApiError(502, messages.paymentNotConfirmed)
  }
}

function notVerified(): ApiError {
  return new ApiError(400, messages.paymentNotVerified)
}
