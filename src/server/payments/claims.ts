import { randomBytes } from 'node:crypto'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { makeClaimCode, makeClaimNumber } from '@/domain/claim-number'
import { giftMethodLabels } from '@/domain/donation-methods'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import type { PaymentClaimInput } from '@/domain/gift-by-hand'
import { messages } from '@/domain/messages'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { toPaise } from '@/lib/money'
import { createIfAbsent } from '../documents/create-if-absent'
import { findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { noteSpam } from '../http/spam-trap'
import { findGivenFor } from '../purposes/given-for'
import { type AttemptData, changeAttempt, findAttempt, newAttempt, noteOnAttempt } from './attempts'
import { donorDetails, isOfSamePerson } from './donor-details'
import { followUp } from './follow-up'
import { claimQrGift } from './qr-gifts'

/**
 * Stores a donor's claim to have paid by UPI or bank transfer, until an admin finds the money in
 * the account. It does not count before that. Sent again with the same reference, it is updated,
 * not duplicated; if an admin could not find it, it is reopened. An unclaimed gift by QR code is
 * assigned to the donor instead.
 * @returns the claim number, by which the donor can look up its state. It starts with the code that
 * the page put into the payment's note, so that an admin can match the two.
 * @throws ApiError 409 if somebody else has claimed it.
 */
export async function createPaymentClaim(
  { values, spamReason }: WithSpamTrap<PaymentClaimInput>,
  language: Locale,
): Promise<string> {
  noteSpam(spamReason)
  const { reference, method } = values
  const amountPaise = toPaise(values.amount)
  // The money has left the donor's account, so a purpose that is no longer offered is accepted.
  const givenFor = await findGivenFor(values.givenFor, 'any')
  // A matching reference and amount outweigh a filled spam trap.
  if (method === 'upi') {
    const gift = await claimQrGift(values, { amountPaise, language })
    if (gift) return gift.transactionId
  }
  const claimKey = `${method}:${reference}:${amountPaise}`
  const { donorName, email, phone, message } = values
  const form = { donorName, email, phone, message, ...donorDetails(values), ...givenFor, language }
  const made = await createIfAbsent({
    collection: slugs.transactions,
    key: 'attemptId',
    data: newAttempt(
      {
        attemptId: claimKey,
        transactionId: makeClaimNumber(
          values.claimCode ?? makeClaimCode(randomBytes(4)),
          randomBytes(8),
        ),
        reference,
        amountPaise,
        ...form,
        suspectedSpam: spamReason !== null,
        status: 'pending',
        gateway: CLAIM_GATEWAY,
        method: giftMethodLabels[method],
        testMode: false,
      },
      { action: 'created' },
    ),
  })
  const claim = made ?? (await claimAgain(claimKey, { form, isSpam: spamReason !== null }))
  await followUp(claim)
  return claim.transactionId
}

/** What a donor states with a claim. A field missing from the form is removed from the claim. */
const FORM_FIELDS = [
  'donorName',
  'email',
  'phone',
  'message',
  'panNumber',
  'address',
  'language',
  'purpose',
  'purposeName',
  'campaign',
  'campaignName',
] as const
/** When they sent it, and what they agreed to: a difference here alone is no change. */
const CONSENT_FIELDS = [
  'citizenDeclaredAt',
  'updatesAgreedAt',
  'updatesWords',
  'noticeVersion',
  'noticeAt',
] as const

type ClaimForm = Pick<AttemptData, (typeof FORM_FIELDS)[number] | (typeof CONSENT_FIELDS)[number]>

/**
 * Updates a known claim with what the donor says now. A rejected claim is reopened; a human
 * submission clears the spam mark. Once counted, its gift determines the donor, even after the
 * claim was undone.
 * @throws ApiError 409 for somebody other than the claim's donor, since its number opens what the
 * first donor sees; unless the claim was rejected or suspected spam, and was never counted.
 */
async function claimAgain(
  claimKey: string,
  { form, isSpam }: { form: ClaimForm; isSpam: boolean },
): Promise<Transaction> {
  const claim = await findAttempt({ attemptId: { equals: claimKey } })
  if (!claim) throw new Error('A claim was neither made nor found')
  const { transactionId, status, suspectedSpam } = claim
  const wasCounted =
    (await findFirst(slugs.donations, {
      transactionId: { equals: transactionId },
    })) !== null
  const isReopened = status === 'failed'
  const isOpen = isReopened || status === 'pending'
  const isForAnybody = (isReopened || (isOpen && suspectedSpam)) && !wasCounted && !isSpam
  if (!isForAnybody && !isOfSamePerson(claim, form)) {
    throw new ApiError(409, messages.claimedByAnother)
  }
  if (!isOpen || isSpam) return claim
  const details = wasCounted ? null : fill(form)
  const isChanged =
    details && FORM_FIELDS.some((field) => details[field] !== (claim[field] || null))
  if (!isReopened && !isChanged) {
    if (!suspectedSpam) return claim
    return (await noteOnAttempt(claim, { suspectedSpam: false })) ?? claim
  }
  const changed = await changeAttempt(
    claim,
    { ...details, status: 'pending', failure: null, suspectedSpam: false },
    { action: isReopened ? 'reopened' : 'changed' },
  )
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  return changed
}

function fill(form: ClaimForm): ClaimForm {
  return Object.fromEntries(
    [...FORM_FIELDS, ...CONSENT_FIELDS].map((field) => [field, form[field] ?? null]),
  )
}
