import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import type { PaymentClaimInput } from '@/domain/gift-by-hand'
import { messages } from '@/domain/messages'
import type { GatewayPayment } from '@/domain/payment-attempt'
import { toPurposeKey } from '@/domain/purpose'
import { findFirst } from '../documents/records'
import { ApiError, isApiError } from '../http/api-error'
import { findGivenFor, type GivenForColumns } from '../purposes/given-for'
import { type AttemptData, changeAttempt, findAttempt } from './attempts'
import { donorDetails } from './donor-details'
import { followUp } from './follow-up'

/** What the books call the giver of a gift by QR code until somebody claims it. */
export const UNKNOWN_DONOR = 'Unknown (QR code)'

/**
 * What a payment by the QR code of a campaign says in our ledger. Its order is nobody's and its donor
 * unknown; the notes are the code's.
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

/** The word of the donor who has told of this payment before the gateway did, if one has. */
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
 * Gives a gift by QR code the donor who names its reference (RRN) and its amount.
 * @returns null where no such gift is unclaimed, or an admin has recorded its donor meanwhile.
 * @throws ApiError 409 if another write came first.
 */
export async function claimQrGift(
  values: PaymentClaimInput,
  { amountPaise, language }: { amountPaise: number; language: Locale },
): Promise<Transaction | null> {
  const gift = await findAttempt({
    and: [
      { qrCode: { exists: true } },
      { isUnclaimed: { equals: true } },
      { reference: { equals: values.reference } },
      { amountPaise: { equals: amountPaise } },
    ],
  })
  if (!gift) return null
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
  if (!claimed) throw new ApiError(409, messages.changedMeanwhile)
  return followUp(claimed)
}

/** A campaign that is gone leaves its id alone. */
async function columnsOf(campaign: string): Promise<GivenForColumns> {
  try {
    return await findGivenFor(toPurposeKey('campaign', campaign), 'any')
  } catch (error) {
    if (!isApiError(error)) throw error
    return { campaign }
  }
}
