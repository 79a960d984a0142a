import { randomUUID } from 'node:crypto'
import type { Pledge, Subscription } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { findAll } from '@/server/documents/records'
import type { Ledger } from '../../simulator/ledger'

/** What a donor fills in for a gift each month, with a new attempt. */
export function monthlyOf(amount = 500) {
  return {
    donorName: 'Asha Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    amount,
    isIndianCitizen: true as const,
    attemptId: randomUUID(),
  }
}

/** What the payment window hands back after a mandate. */
export function mandateResponse(
  ledger: Ledger,
  { subscriptionId, monthlyGiftId }: { subscriptionId: string; monthlyGiftId: string },
  paymentId: string,
) {
  return {
    razorpay_payment_id: paymentId,
    razorpay_subscription_id: subscriptionId,
    razorpay_signature: ledger.signMandate(paymentId, subscriptionId),
    monthlyGiftId,
  }
}

/** All mandates, oldest first. */
export function mandatesOnFile(): Promise<Subscription[]> {
  return findAll({ collection: slugs.subscriptions, sort: 'createdAt' })
}

/** All pledges, oldest first. */
export function pledgesOnFile(): Promise<Pledge[]> {
  return findAll({ collection: slugs.pledges, sort: 'createdAt' })
}
