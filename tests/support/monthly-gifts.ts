import { randomUUID } from 'node:crypto'
import type { Pledge, Subscription } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { findAll } from '@/server/documents/records'
import type { Ledger } from '../../simulator/ledger'

/** Returns the form data of a monthly gift, with a new attempt id. */
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

/** Returns the payment window's response after a mandate. */
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

/** Returns all mandates, oldest first. */
export function mandatesOnFile(): Promise<Subscription[]> {
  return findAll({ collection: slugs.subscriptions, sort: 'createdAt' })
}

/** Returns all pledges, oldest first. */
export function pledgesOnFile(): Promise<Pledge[]> {
  return findAll({ collection: slugs.pledges, sort: 'createdAt' })
}
