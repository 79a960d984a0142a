import type { Subscription } from '@/cms/payload-types'
import { MINIMUM_DONATION_RUPEES } from '@/domain/amount'
import type { GatewayPayment } from '@/domain/payment-attempt'
import { toPaise } from '@/lib/money'
import { isGatewayError } from '../payments/gateway/gateway'
import type { PaymentGateway } from '../payments/gateway/gateway-settings'
import { findMandate, noteOnMandate } from './mandates'

/** The part that a payment without our order plays in a monthly gift. */
export type MonthlyPayment = {
  gift: Subscription
  /**
   * A charge; a second payment of a bill that another one has paid; or the small payment that
   * confirms a later start and is given back.
   */
  kind: 'charge' | 'second' | 'token'
}

/**
 * The monthly gift that a payment belongs to: known by its bill, as its order is the gateway's own
 * and its notes are empty.
 * @returns null if it belongs to no monthly gift.
 * @throws GatewayError where the gateway does not tell.
 */
export async function monthlyPaymentOf(
  payment: GatewayPayment,
  account: PaymentGateway,
): Promise<MonthlyPayment | null> {
  if (payment.invoiceId) return findByInvoice(payment, payment.invoiceId, account)
  const gift = await findByToken(payment, account)
  return gift && { gift, kind: 'token' }
}

/**
 * The mandate behind a subscription of the gateway. One whose response was lost is known by the
 * number in its notes.
 * @returns null if we have no such mandate.
 */
export async function findBySubscription(
  subscriptionId: string,
  account: PaymentGateway,
): Promise<Subscription | null> {
  const known = await findMandate({ subscriptionId: { equals: subscriptionId } })
  if (known) return known
  const told = await account.gateway.fetchSubscription(subscriptionId)
  const own = told.number ? await findMandate({ number: { equals: told.number } }) : null
  if (!own || own.subscriptionId) return null
  return noteOnMandate(own, { subscriptionId, planId: told.planId })
}

async function findByInvoice(
  payment: GatewayPayment,
  invoiceId: string,
  account: PaymentGateway,
): Promise<MonthlyPayment | null> {
  try {
    const { subscriptionId, paymentId } = await account.gateway.fetchInvoice(invoiceId)
    const gift = subscriptionId ? await findBySubscription(subscriptionId, account) : null
    if (!gift) return null
    if (isToken(gift, payment)) return { gift, kind: 'token' }
    return { gift, kind: paymentId && paymentId !== payment.id ? 'second' : 'charge' }
  } catch (error) {
    // The gateway denies the bill: it is not ours.
    if (isGatewayError(error) && error.failure === 'refused') return null
    throw error
  }
}

/** A charge before its day, as the gateway's test mode makes, has the amount of the gift. */
function isToken({ startAt }: Subscription, payment: GatewayPayment): boolean {
  const { madeAt } = payment
  return Boolean(isSmall(payment) && startAt && madeAt && Date.parse(madeAt) < Date.parse(startAt))
}

/** No gift is as small. */
function isSmall({ amountPaise }: GatewayPayment): boolean {
  return amountPaise < toPaise(MINIMUM_DONATION_RUPEES)
}

/**
 * Checkout names the small payment where the donor stays to the end; otherwise it is known by its
 * size, which no gift has, and by who paid.
 */
async function findByToken(
  payment: GatewayPayment,
  { isTest }: PaymentGateway,
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
