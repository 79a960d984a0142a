import { randomUUID } from 'node:crypto'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { giftMethodLabels, type OfflineGiftInput } from '@/domain/donation'
import { messages } from '@/domain/messages'
import { toPaise } from '@/lib/money'
import { ApiError } from '../api-error'
import { queueThankYou } from '../mail/thank-you'
import { getPayloadClient } from '../payload-client'
import { bareReference, countTransferOnce } from './gift-reference'

/** Noon in India: the day stays the same in every time zone that reads it. */
const NOON_IN_INDIA = 'T12:00:00+05:30'

/**
 * Records a gift that came in past the gateway: cash, a cheque, a transfer.
 * @param recordedBy name of the admin who enters it.
 * @throws ApiError 400 for a day that has not come yet, 409 for a transfer whose reference is counted
 * already.
 */
export async function recordGift(
  { amount, paymentMethod, receivedOn, ...gift }: OfflineGiftInput,
  recordedBy: string,
): Promise<Donation> {
  const receivedAt = new Date(`${receivedOn}${NOON_IN_INDIA}`)
  // The Indian day begins before noon.
  if (receivedAt.getTime() - Date.now() > 12 * 60 * 60 * 1000) {
    throw new ApiError(400, messages.receivedOnInvalid, {
      errors: { receivedOn: messages.receivedOnInvalid },
    })
  }
  // A bank numbers its transfers; two banks may well give two cheques one number.
  const isTransfer = paymentMethod === 'upi' || paymentMethod === 'bank'
  const transfer = isTransfer && gift.reference ? bareReference(gift.reference) : null
  const payload = await getPayloadClient()
  const donation = await countTransferOnce(transfer, () =>
    payload.create({
      collection: slugs.donations,
      data: {
        ...gift,
        reference: transfer ?? gift.reference,
        transactionId: `gift-${randomUUID()}`,
        amountPaise: toPaise(amount),
        refundedPaise: 0,
        paymentMethod: giftMethodLabels[paymentMethod],
        receivedAt: receivedAt.toISOString(),
        recordedBy,
        testMode: false,
      },
      depth: 0,
      overrideAccess: true,
    }),
  )
  await queueThankYou({
    key: donation.id,
    donorName: donation.donorName,
    email: donation.email ?? null,
    amountPaise: donation.amountPaise,
    language: 'en',
    receivedAt: donation.receivedAt ?? donation.createdAt,
    reference: donation.reference ?? donation.id,
    isTest: false,
  })
  return donation
}

/**
 * Takes a gift back that was entered by mistake. It stays in the list, and counts for nothing.
 * @throws ApiError 404 where there is none, 409 where it came through the gateway or is void already.
 */
export async function voidGift(id: string): Promise<Donation> {
  const payload = await getPayloadClient()
  const donation = await payload.findByID({
    collection: slugs.donations,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!donation) throw new ApiError(404, messages.notFound)
  if (!donation.recordedBy) throw new ApiError(409, 'Only a gift entered by hand can be voided.')
  const changed = await payload.db.updateOne({
    collection: slugs.donations,
    where: { and: [{ id: { equals: id } }, { refundedPaise: { equals: 0 } }] },
    data: { refundedPaise: donation.amountPaise, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  return { ...donation, refundedPaise: donation.amountPaise }
}
