import type { Where } from 'payload'
import type { Donation, MoneyRequest } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { bareReference, giftMethodLabels, type OfflineGiftInput } from '@/domain/donation'
import { messages } from '@/domain/messages'
import { toPaise } from '@/lib/money'
import { ApiError } from '../api-error'
import { recordAudit } from '../audit/record-audit'
import { insertOnce } from '../insert-once'
import { queueThankYou } from '../mail/thank-you'
import { getPayloadClient } from '../payload-client'
import { countTransferOnce } from './gift-reference'

/** Noon in India: the day stays the same in every time zone that reads it. */
const NOON_IN_INDIA = 'T12:00:00+05:30'

/**
 * Records a gift that was received outside the gateway: cash, a cheque, a transfer. The same request
 * records it once.
 * @throws ApiError 400 for a day in the future, 409 for a transfer whose reference is counted already.
 */
export async function recordGift(
  { amount, paymentMethod, receivedOn, ...gift }: OfflineGiftInput,
  { key, requestedBy }: MoneyRequest,
): Promise<Donation> {
  const receivedAt = new Date(`${receivedOn}${NOON_IN_INDIA}`)
  // The Indian day begins before noon.
  if (receivedAt.getTime() - Date.now() > 12 * 60 * 60 * 1000) {
    throw new ApiError(400, messages.receivedOnInvalid, {
      errors: { receivedOn: messages.receivedOnInvalid },
    })
  }
  const transactionId = giftNumber(key)
  // A bank numbers its transfers; two banks may well give two cheques one number.
  const isTransfer = paymentMethod === 'upi' || paymentMethod === 'bank'
  const transfer = isTransfer && gift.reference ? bareReference(gift.reference) : null
  const made = await countTransferOnce({ reference: transfer, holder: transactionId }, () =>
    insertOnce({
      collection: slugs.donations,
      key: { field: 'transactionId', value: transactionId },
      data: {
        ...gift,
        reference: transfer ?? gift.reference,
        amountPaise: toPaise(amount),
        refundedPaise: 0,
        paymentMethod: giftMethodLabels[paymentMethod],
        receivedAt: receivedAt.toISOString(),
        recordedBy: requestedBy ?? '',
        testMode: false,
      },
    }),
  )
  const donation = made ?? (await findGift({ transactionId: { equals: transactionId } }))
  if (!donation) throw new Error('A gift was neither recorded nor found')
  await auditGift(donation, 'recorded')
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
 * Takes back a gift that was entered by mistake. It stays in the list, and counts for nothing.
 * @throws ApiError 404 where there is none, 409 where it came through the gateway or is void already.
 */
export async function voidGift(id: string, { key }: MoneyRequest): Promise<Donation> {
  const donation = await requireDonation(id)
  if (!donation.recordedBy) throw new ApiError(409, 'Only a gift entered by hand can be voided.')
  if (donation.decisionKey !== key) {
    const payload = await getPayloadClient()
    const changed = await payload.db.updateOne({
      collection: slugs.donations,
      where: { and: [{ id: { equals: id } }, { refundedPaise: { equals: 0 } }] },
      data: {
        refundedPaise: donation.amountPaise,
        decisionKey: key,
        updatedAt: new Date().toISOString(),
      },
      options: { atomic: true },
    })
    if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  }
  const voided = { ...donation, refundedPaise: donation.amountPaise }
  await auditGift(voided, 'voided')
  return voided
}

/** The gift that a request recorded. @throws ApiError 404 where there is none. */
export async function requireGift({ key }: MoneyRequest): Promise<Donation> {
  const gift = await findGift({ transactionId: { equals: giftNumber(key) } })
  if (!gift) throw new ApiError(404, messages.notFound)
  return gift
}

/** @throws ApiError 404 where there is none. */
export async function requireDonation(id: string): Promise<Donation> {
  const donation = await findGift({ id: { equals: id } })
  if (!donation) throw new ApiError(404, messages.notFound)
  return donation
}

/** Of the request's key, so that the same request finds its gift. */
function giftNumber(key: string): string {
  return `gift-${key}`
}

async function findGift(where: Where): Promise<Donation | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.donations,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** Once for each gift and action, also where a crash has it done again. */
function auditGift(gift: Donation, action: 'recorded' | 'voided'): Promise<void> {
  const { id, donorName, amountPaise, refundedPaise, paymentMethod } = gift
  return recordAudit({
    action,
    subject: 'donation',
    subjectId: id,
    label: donorName,
    changes: {
      amountPaise: { to: amountPaise },
      refundedPaise: { to: refundedPaise ?? 0 },
      paymentMethod: { to: paymentMethod },
    },
    key: `gift ${id} ${action}`,
  })
}
