import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import type { PaymentClaimInput } from '@/domain/gift-by-hand'
import type { GatewayPayment } from '@/domain/payment-attempt'
import { toPurposeKey } from '@/domain/purpose'
import { findAll, findFirst } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { isApiError } from '../http/api-error'
import { findGivenFor, type GivenForColumns } from '../purposes/given-for'
import { type AttemptData, changeAttempt, findAttempt, reasonsOf } from './attempts'
import { donorDetails, isOfSamePerson } from './donor-details'
import { followUp } from './follow-up'

/** The donor name of a gift by QR code until somebody claims it. */
export const UNKNOWN_DONOR = 'Unknown (QR code)'

/**
 * Returns the ledger data of a payment by a campaign's QR code. It has no order and its donor is
 * unknown; its notes are those of the code.
 * @returns null for any other payment.
 */
export async function qrGiftOf(payment: GatewayPayment): Promise<AttemptData | null> {
  if (!payment.campaign || payment.orderId) return null
  const code = await findFirst(slugs.qrCodes, { campaign: { equals: payment.campaign } })
  if (!code) return null
  return {
    ...(await columnsOf(code.campaign)),
    qrCode: code.qrCodeId,
    reference: payment.rrn ?? undefined,
  }
}

/** Finds the pending claim of a donor who reported this payment before the gateway did. */
export function findClaimOf(payment: GatewayPayment): Promise<Transaction | null> {
  if (!payment.rrn) return Promise.resolve(null)
  return findAttempt({
    and: [
      { gateway: { equals: CLAIM_GATEWAY } },
      { status: { equals: 'pending' } },
      { reference: { equals: payment.rrn } },
      { amountPaise: { equals: payment.amountPaise } },
    ],
  })
}

/**
 * Assigns a gift by QR code to the donor who states its reference (RRN) and amount. Sent again by
 * the same donor, the gift is found again.
 * @returns null if there is no such gift, it is somebody else's, or an admin has recorded its donor
 * in the meantime.
 */
export function claimQrGift(
  values: PaymentClaimInput,
  { amountPaise, language }: { amountPaise: number; language: Locale },
): Promise<Transaction | null> {
  return untilWritten('assign a gift by QR code', async () => {
    const gift = await findStated(values, amountPaise)
    if (!gift) return null
    if (!gift.isUnclaimed) return isOfSamePerson(gift, values) ? followUp(gift) : null
    const { transactionId } = gift
    const booked = await findFirst(slugs.donations, { transactionId: { equals: transactionId } })
    if (booked && !booked.isUnclaimed) return null
    const { donorName, email, phone, message } = values
    const claimed = await changeAttempt(
      gift,
      {
        donorName,
        email,
        phone,
        message,
        language,
        ...donorDetails(values),
        isAnonymous: false,
        isUnclaimed: false,
      },
      { action: 'changed' },
    )
    return claimed ? followUp(claimed) : undefined
  })
}

/**
 * Finds the gift by QR code with that reference and amount, unclaimed if there is one. Leaves out a payment that
 * already counts under another gift, because the claim of that gift tells the donor more.
 */
async function findStated(
  { reference }: PaymentClaimInput,
  amountPaise: number,
): Promise<Transaction | null> {
  const gifts = await findAll({
    collection: slugs.transactions,
    where: {
      and: [
        { qrCode: { exists: true } },
        { reference: { equals: reference } },
        { amountPaise: { equals: amountPaise } },
      ],
    },
  })
  const given = gifts.filter(
    (gift) => gift.status !== 'ignored' && !reasonsOf(gift).includes('second-payment'),
  )
  return given.find(({ isUnclaimed }) => isUnclaimed) ?? given[0] ?? null
}

/** If the campaign no longer exists, only its id is left. */
async function columnsOf(campaign: string): Promise<GivenForColumns> {
  try {
    return await findGivenFor(toPurposeKey('campaign', campaign), 'any')
  } catch (error) {
    if (!isApiError(error)) throw error
    return { campaign }
  }
}
