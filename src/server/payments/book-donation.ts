import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { insertOnce } from '../insert-once'
import { queueThankYou } from '../mail/thank-you'
import { getPayloadClient } from '../payload-client'
import { changeAttempt, findAttempt } from './attempts'

/** Rounds before giving up; each lost one means that the transaction changed meanwhile. */
const MAX_ROUNDS = 20

/**
 * Has the donation and the thank-you follow a completed transaction. Each step may be done again
 * without harm, so that whoever finds it half done (a crash, another server) finishes it.
 * @returns the transaction as it is then.
 */
export async function bookDonation(attempt: Transaction): Promise<Transaction> {
  if (attempt.status !== 'completed' || attempt.isBooked !== false) return attempt
  let current = attempt
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await recordDonation(current)
    await followRefund(current)
    await thank(current)
    const booked = await changeAttempt(current, { isBooked: true })
    if (booked) return booked
    // A refund came in between, or another server was faster: what was written may be of yesterday.
    current = (await findAttempt({ id: { equals: attempt.id } })) ?? current
  }
  throw new Error('A transaction kept changing while its donation was booked')
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

async function followRefund({ transactionId, refundedPaise }: Transaction): Promise<void> {
  const payload = await getPayloadClient()
  await payload.db.updateOne({
    collection: slugs.donations,
    where: {
      and: [
        { transactionId: { equals: transactionId } },
        { refundedPaise: { not_equals: refundedPaise ?? 0 } },
      ],
    },
    data: { refundedPaise: refundedPaise ?? 0, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
}

async function thank(attempt: Transaction): Promise<void> {
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
}
