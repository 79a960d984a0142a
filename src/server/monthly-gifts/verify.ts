import type { Subscription } from '@/cms/payload-types'
import { messages } from '@/domain/messages'
import { isAuthorised, type VerifyMandateInput } from '@/domain/monthly-gift'
import type { MonthlyGiftDto } from '@/domain/responses/monthly-gift'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { isGatewayError } from '../payments/gateway/gateway'
import { requireGateway } from '../payments/gateway/gateway-settings'
import { isMandateSigned } from '../payments/gateway/signature'
import { settlePayment } from '../payments/settle'
import { followMandate } from './follow'
import { findMandate, noteOnMandate } from './mandates'
import { toMonthlyGiftDto } from './my-gift'

/**
 * Verifies what the payment window returned to the browser after a mandate, and takes over the
 * gateway's state. Idempotent: a second call gives the same response and no second donation.
 * @throws ApiError 400 if the signature does not match, 502 if the gateway cannot say yet.
 */
export async function verifyMonthlyGift(input: VerifyMandateInput): Promise<MonthlyGiftDto> {
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = input
  const account = await requireGateway()
  const gift = await findMandate({ number: { equals: input.monthlyGiftId } })
  const isOurs =
    gift?.subscriptionId === input.razorpay_subscription_id &&
    // Over the stored subscription id: the submitted one proves nothing.
    isMandateSigned(
      { subscriptionId: gift.subscriptionId, paymentId },
      signature,
      account.keySecret,
    )
  if (!gift || !isOurs) throw new ApiError(400, messages.paymentNotVerified)
  try {
    await noteToken(gift, paymentId)
    await settlePayment(paymentId, account)
    const followed = await followMandate(gift.id, account)
    // The first charge may still be in progress.
    if (!isAuthorised(followed.status)) throw new ApiError(502, messages.paymentNotConfirmed)
    return toMonthlyGiftDto(followed)
  } catch (error) {
    if (!isGatewayError(error)) throw error
    logError('A monthly gift could not be fetched', error, { reason: error.failure })
    throw new ApiError(502, messages.paymentNotConfirmed)
  }
}

/** The payment that authorises a later start is no gift: only its signature tells the mandate. */
async function noteToken(gift: Subscription, paymentId: string): Promise<void> {
  if (!gift.startAt || gift.tokenPaymentId) return
  await noteOnMandate(gift, { tokenPaymentId: paymentId })
}
