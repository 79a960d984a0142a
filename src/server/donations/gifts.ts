import type { Where } from 'payload'
import type { Donation, MoneyRequest } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { SYSTEM_ACTOR } from '@/domain/audit'
import { giftMethodLabels } from '@/domain/donation-methods'
import { DAY_MS } from '@/domain/durations'
import { bareReference, type OfflineGiftInput } from '@/domain/gift-by-hand'
import { receivedAtOf } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { withAsciiDigits } from '@/domain/typed-number'
import { toPaise } from '@/lib/money'
import { requestContext } from '@/lib/request-context'
import { recordAudit } from '../audit/record-audit'
import { renewGiftFigures } from '../campaigns/renew-figures'
import { createOrFind } from '../documents/create-if-absent'
import { findFirst } from '../documents/records'
import { donorLanguage } from '../donors/language'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { queueThankYou } from '../mail/thank-you'
import { openRequests, updateRequest } from '../payments/money-requests'
import { findGivenFor, toGivenFor } from '../purposes/given-for'
import { followReceipt } from '../receipts/follow'
import { takeCash } from './cash-of-day'
import { followCorrection } from './corrections'
import {
  countTransferOnce,
  describeCounted,
  findCounted,
  findReported,
  isTransfer,
} from './gift-reference'
import { toReceivedAt } from './received-day'
import { followVoid } from './void-gift'

/**
 * Records a gift that was received outside the gateway: cash, a cheque, a transfer. Idempotent per
 * request.
 * @throws ApiError 400 for a day in the future, an unknown purpose or forbidden cash, 409 for a
 * transfer whose reference is already counted, or that a donor has reported.
 */
export async function recordGift(input: OfflineGiftInput, request: Requested): Promise<Donation> {
  // If a crash came after the gift was stored, nothing received since may refuse it.
  const known = await findGift({ transactionId: { equals: giftNumber(request.key) } })
  const donation = known ?? (await storeGift(input, request))
  await followGift(donation, request)
  return donation
}

async function storeGift(
  { amount, paymentMethod, receivedOn, givenFor, isAnother, ...gift }: OfflineGiftInput,
  { key, requestedBy }: Requested,
): Promise<Donation> {
  const receivedAt = toReceivedAt(receivedOn)
  const columns = await findGivenFor(givenFor, 'any')
  const transactionId = giftNumber(key)
  const method = giftMethodLabels[paymentMethod]
  const hasUniqueReference = isTransfer({ paymentMethod: method })
  const reference = gift.reference && withAsciiDigits(gift.reference)
  const transfer = hasUniqueReference && reference ? bareReference(reference) : null
  if (!isAnother) {
    await (transfer ? warnOfReport(transfer) : warnOfDuplicate(reference, transactionId))
  }
  const data = {
    ...gift,
    ...columns,
    transactionId,
    reference: transfer ?? reference,
    amountPaise: toPaise(amount),
    refundedPaise: 0,
    paymentMethod: method,
    receivedAt,
    recordedBy: requestedBy ?? '',
    testMode: false,
    hasReceipt: true,
  }
  const now = new Date().toISOString()
  const stored = { ...data, id: '', createdAt: now, updatedAt: now }
  return countTransferOnce({ reference: transfer, holder: transactionId }, () =>
    takeCash({ gift: stored, field: 'amount' }, () =>
      createOrFind({
        collection: slugs.donations,
        key: 'transactionId',
        data,
      }),
    ),
  )
}

/** Finishes gifts, corrections and voids that were stored before a crash but not logged. */
export async function finishGifts(now: Date): Promise<void> {
  for (const request of await openRequests(['correct', 'gift', 'void'], now)) {
    await finishGift(request, now).catch((error: unknown) =>
      logError('A gift could not be finished', error),
    )
  }
}

async function finishGift(request: MoneyRequest, now: Date): Promise<void> {
  const isGift = request.call === 'gift'
  const donation = await findGift(
    isGift
      ? { transactionId: { equals: giftNumber(request.key) } }
      : { decisionKey: { equals: request.key } },
  )
  if (!donation) {
    // Nothing was stored. The same request may still do so for a day.
    if (now.getTime() - Date.parse(request.createdAt) > DAY_MS) {
      const refusal = messages.changedMeanwhile
      await updateRequest(request, { state: 'refused', httpStatus: 409, refusal })
    }
    return
  }
  if (isGift) await followGift(donation, request)
  else if (request.call === 'correct') await followCorrection(donation)
  else await followVoid(donation)
  await updateRequest(request, { state: 'done' })
}

/**
 * Returns the gift that a request recorded.
 * @throws ApiError 404 if there is none.
 */
export async function requireGift({ key }: MoneyRequest): Promise<Donation> {
  const gift = await findGift({ transactionId: { equals: giftNumber(key) } })
  if (!gift) throw new ApiError(404, messages.notFound)
  return gift
}

/** The number of a cheque or slip may occur twice, but more often one gift was entered twice. */
async function warnOfDuplicate(
  reference: string | undefined,
  transactionId: string,
): Promise<void> {
  if (!reference) return
  const [same] = await findCounted([reference, bareReference(reference)], transactionId)
  if (!same) return
  const isAnother = describeCounted(same)
  throw new ApiError(409, isAnother, { errors: { isAnother } })
}

/** Counted by hand, a reported transfer leaves a claim that can only be rejected. */
async function warnOfReport(transfer: string): Promise<void> {
  if (!(await findReported([transfer])).has(transfer)) return
  const isAnother = messages.transferReported
  throw new ApiError(409, isAnother, { errors: { isAnother } })
}

/** Derived from the request's key, so that a repeated request finds its gift. */
function giftNumber(key: string): string {
  return `gift-${key}`
}

function findGift(where: Where): Promise<Donation | null> {
  return findFirst(slugs.donations, where)
}

type Requested = Pick<MoneyRequest, 'key' | 'requestedBy'>

/** Logs a gift and thanks its donor, once, even if a crash makes it run again. */
async function followGift(donation: Donation, { requestedBy }: Requested): Promise<void> {
  await auditGift(donation, requestedBy)
  const receipt = await followReceipt({ id: { equals: donation.id } })
  await renewGiftFigures(donation)
  await queueThankYou({
    key: donation.id,
    donorName: donation.donorName,
    email: donation.email ?? null,
    amountPaise: donation.amountPaise,
    paymentMethod: donation.paymentMethod,
    language: (await donorLanguage(donation)) ?? 'en',
    receivedAt: receivedAtOf(donation),
    // Cash has no number of its own. The office cannot search for the gift's id.
    reference: donation.reference ?? receipt?.number ?? donation.id,
    isTest: false,
    givenFor: toGivenFor(donation),
    hasPan: Boolean(donation.panNumber),
    receipt,
  })
}

function auditGift(gift: Donation, requestedBy: MoneyRequest['requestedBy']): Promise<void> {
  const { id, donorName, amountPaise, paymentMethod } = gift
  return recordAudit({
    action: 'recorded',
    subject: 'donation',
    subjectId: id,
    label: donorName,
    changes: {
      amountPaise: { to: amountPaise },
      // A gift that was voided before its entry was written had nothing refunded at that time.
      refundedPaise: { to: 0 },
      paymentMethod: { to: paymentMethod },
    },
    key: `gift ${id} recorded`,
    actor: requestContext()?.actor ?? { name: requestedBy || SYSTEM_ACTOR },
  })
}
