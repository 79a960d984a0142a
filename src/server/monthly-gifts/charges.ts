import type { Subscription } from '@/cms/payload-types'
import { MINIMUM_DONATION_RUPEES } from '@/domain/amount'
import type { GatewayPayment } from '@/domain/payment-attempt'
import { toPaise } from '@/lib/money'
import { isRefusal } from '../payments/gateway/gateway'
import type { GatewayAccount } from '../payments/gateway/gateway-settings'
import { findMandate, noteOnMandate } from './mandates'

/** The role that a payment without our order plays in a monthly gift. */
export type MonthlyPayment = {
  gift: Subscription
  /**
   * A charge; a second payment of a bill that has already been paid; or the small payment that
   * authorises a later start and is refunded.
   */
  kind: 'charge' | 'second' | 'token'
}

/**
 * Finds the monthly gift that a payment belongs to. It is identified by its bill, since its order
 * is the gateway's own and its notes are empty.
 * @returns null if it belongs to no monthly gift.
 * @throws GatewayError if the gateway does not say.
 */
export async function monthlyPaymentOf(
  payment: GatewayPayment,
  account: GatewayAccount,
): Promise<MonthlyPayment | null> {
  if (payment.invoiceId) return findByInvoice(payment, payment.invoiceId, account)
  const gift = await findByToken(payment, account)
  return gift && { gift, kind: 'token' }
}

/**
 * Finds the mandate behind a subscription of the gateway. If the response to its creation was lost,
 * the number in its notes identifies it.
 * @returns null if we have no such mandate.
 */
export async function findBySubscription(
  subscriptionId: string,
  account: GatewayAccount,
): Promise<Subscription | null> {
  const known = await findMandate({ subscriptionId: { equals: subscriptionId } })
  if (known) return known
  const remote = await account.gateway.fetchSubscription(subscriptionId)
  const own = remote.number ? await findMandate({ number: { equals: remote.number } }) : null
  if (!own || own.subscriptionId) return null
  return noteOnMandate(own, { subscriptionId, planId: remote.planId })
}

async function findByInvoice(
  payment: GatewayPayment,
  invoiceId: string,
  account: GatewayAccount,
): Promise<MonthlyPayment | null> {
  try {
    const { subscriptionId, paymentId } = await account.gateway.fetchInvoice(invoiceId)
    const gift = subscriptionId ? await findBySubscription(subscriptionId, account) : null
    if (!gift) return null
    if (isToken(gift, payment)) return { gift, kind: 'token' }
    return { gift, kind: paymentId && paymentId !== payment.id ? 'second' : 'charge' }
  } catch (error) {
    // The gateway refuses the bill: it is not ours.
    if (isRefusal(error)) return null
    throw error
  }
}

/** In the gateway's test mode a charge may come before its day, but it has the gift's amount. */
function isToken({ startAt }: Subscription, payment: GatewayPayment): boolean {
  const { madeAt } = payment
  return Boolean(isSmall(payment) && startAt && madeAt && Date.parse(madeAt) < Date.parse(startAt))
}

/** No gift is this small. */
function isSmall({ amountPaise }: GatewayPayment): boolean {
  return amountPaise < toPaise(MINIMUM_DONATION_RUPEES)
}

/**
 * Finds the mandate that a small payment authorised. Checkout reports the payment if the donor
 * stays to the end; otherwise it is identified by its size, which no gift has, and by the payer.
 */
async function findByToken(
  payment: GatewayPayment,
  { isTest }: GatewayAccount,
): Promise<Subscription | null> {
  const named = await findMandate({ tokenPaymentId: { equals: payment.id } })
  if (named) return named
  const { email } = payment.payer
  if (!isSmall(payment) || payment.orderId || !email || !payment.madeAt) return null
  return findMandate({
    and: [
      { email: { equals: email } },
      { startAt: { greater_than: payment.madeAt } },
      { testMode: { equals: isTest } },
    ],
  })
}
