import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { insertOnce } from '../insert-once'
import { queueThankYou } from '../mail/thank-you'
import { getPayloadClient } from '../payload-client'
import { changeAttempt } from './attempts'

/**
 * Has the donation and the thank-you follow a completed transaction. Each step may be done again
 * without harm, so that whoever finds it half done (a crash, another server) finishes it.
 * @returns the transaction as it is then.
 */
export async function bookDonation(attempt: Transaction): Promise<Transaction> {
  if (attempt.status !== 'completed' || attempt.isBooked !== false) return attempt
  await recordDonation(attempt)
  await raiseRefund(attempt)
  await queueThankYou({
    key: attempt.transactionId,
    donorName: attempt.donorName ?? '',
    email: attempt.email ?? null,
    amountPaise: attempt.amountPaise,
    language: attempt.language === 'hi' ? 'hi' : 'en',
    receivedAt: attempt.paidAt ?? attempt.updatedAt,
    reference: attempt.paymentId ?? attempt.reference ?? attempt.transactionId,
    isTest: attempt.testMode ?? false,
  })
  // Where this is lost, a refund came in between: it will be booked in turn.
  return (await changeAttempt(attempt, { isBooked: true })) ?? attempt
}

async function recordDonation(attempt: Transaction): Promise<void> {
  await insertOnce({
    collection: slugs.donations,
    key: { field: 'transactionId', value: attempt.transactionId },
    data: {
      donorName: attempt.donorName ?? '',
      email: attempt.email ?? undefined,
      phone: attempt.phone ?? undefined,
      message: attempt.message ?? undefined,
      amountPaise: attempt.amountPaise,
      refundedPaise: attempt.refundedPaise ?? 0,
      paymentMethod: attempt.method,
      paymentId: attempt.paymentId ?? undefined,
      reference: attempt.reference ?? undefined,
      receivedAt: attempt.paidAt,
      testMode: attempt.testMode ?? false,
    },
  })
}

/** Forward only: an older state that is booked late never lowers what was given back. */
async function raiseRefund({ transactionId, refundedPaise }: Transaction): Promise<void> {
  if (!refundedPaise) return
  const payload = await getPayloadClient()
  await payload.db.updateOne({
    collection: slugs.donations,
    where: {
      and: [
        { transactionId: { equals: transactionId } },
        { refundedPaise: { less_than: refundedPaise } },
      ],
    },
    data: { refundedPaise, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
}
