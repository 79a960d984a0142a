import { randomBytes } from 'node:crypto'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { makeClaimCode, makeClaimNumber } from '@/domain/claim-number'
import { giftMethodLabels, type PaymentClaimInput } from '@/domain/donation'
import { messages } from '@/domain/messages'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { toPaise } from '@/lib/money'
import { createIfAbsent } from '../documents/create-if-absent'
import { ApiError } from '../http/api-error'
import { noteSpam } from '../http/spam-trap'
import { findGivenFor } from '../purposes/given-for'
import { changeAttempt, findAttempt, newAttempt, noteOnAttempt } from './attempts'
import { CLAIM_GATEWAY } from './claim-gateway'
import { donorDetails } from './donor-details'
import { followUp } from './follow-up'
import { claimQrGift } from './qr-gifts'

/**
 * Keeps a donor's word to have paid by UPI or bank, until an admin finds it in the account. It counts
 * for nothing before. Sent twice with one reference it is kept once; sent again after an admin could
 * not find it, it waits again. A gift by QR code that nobody has claimed yet becomes the donor's.
 * @returns the claim number, by which the donor may look up its state. It begins with the code that
 * the page wrote into the note of the payment, so that an admin finds the one by the other.
 */
export async function createPaymentClaim(
  { values, spamReason }: WithSpamTrap<PaymentClaimInput>,
  language: Locale,
): Promise<string> {
  noteSpam(spamReason)
  const { reference, method } = values
  const amountPaise = toPaise(values.amount)
  // The money has left the donor's account: what was offered when they paid is taken.
  const givenFor = await findGivenFor(values.givenFor, 'any')
  // The right reference and amount together say more than a filled spam trap.
  if (method === 'upi') {
    const gift = await claimQrGift(values, { amountPaise, language })
    if (gift) return gift.transactionId
  }
  const claimKey = `${method}:${reference}:${amountPaise}`
  const made = await createIfAbsent({
    collection: slugs.transactions,
    key: { field: 'attemptId', value: claimKey },
    data: newAttempt(
      {
        transactionId: makeClaimNumber(
          values.claimCode ?? makeClaimCode(randomBytes(4)),
          randomBytes(8),
        ),
        reference,
        amountPaise,
        donorName: values.donorName,
        email: values.email,
        phone: values.phone,
        message: values.message,
        ...donorDetails(values),
        ...givenFor,
        language,
        suspectedSpam: spamReason !== null,
        status: 'pending',
        gateway: CLAIM_GATEWAY,
        method: giftMethodLabels[method],
        testMode: false,
      },
      { action: 'created' },
    ),
  })
  const claim = made ?? (await claimAgain(claimKey, spamReason !== null))
  await followUp(claim)
  return claim.transactionId
}

/** A claim that is known: put aside before, it waits again; a person takes the spam mark off. */
async function claimAgain(claimKey: string, isSpam: boolean): Promise<Transaction> {
  const claim = await findAttempt({ attemptId: { equals: claimKey } })
  if (!claim) throw new Error('A claim was neither made nor found')
  if (claim.status === 'failed' && !isSpam) {
    const data = { status: 'pending', failure: null, suspectedSpam: false } as const
    const reopened = await changeAttempt(claim, data, { action: 'reopened' })
    if (!reopened) throw new ApiError(409, messages.changedMeanwhile)
    return reopened
  }
  if (claim.status === 'pending' && claim.suspectedSpam && !isSpam) {
    return (await noteOnAttempt(claim, { suspectedSpam: false })) ?? claim
  }
  return claim
}
