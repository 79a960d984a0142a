import { randomBytes } from 'node:crypto'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { makeClaimCode, makeClaimNumber } from '@/domain/claim-number'
import { giftMethodLabels } from '@/domain/donation-methods'
import { emailKey } from '@/domain/email'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import type { PaymentClaimInput } from '@/domain/gift-by-hand'
import { messages } from '@/domain/messages'
import { phoneKey } from '@/domain/phone'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { toPaise } from '@/lib/money'
import { createIfAbsent } from '../documents/create-if-absent'
import { findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { noteSpam } from '../http/spam-trap'
import { findGivenFor } from '../purposes/given-for'
import { type AttemptData, changeAttempt, findAttempt, newAttempt, noteOnAttempt } from './attempts'
import { donorDetails } from './donor-details'
import { followUp } from './follow-up'
import { claimQrGift } from './qr-gifts'

/**
 * Keeps a donor's claim to have paid by UPI or bank, until an admin finds it in the account. It counts
 * for nothing before. Sent twice with one reference it is kept once, as it was said last; sent again
 * after an admin could not find it, it waits again. A gift by QR code that nobody has claimed yet becomes the donor's.
 * @returns the claim number, by which the donor may look up its state. It begins with the code that
 * the page wrote into the note of the payment, so that an admin finds the one by the other.
 * @throws ApiError 409 where somebody else has claimed it.
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
  const { donorName, email, phone, message } = values
  const form = { donorName, email, phone, message, ...donorDetails(values), ...givenFor, language }
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

/** What a donor states with a claim. A field that the form leaves out is removed from the claim. */
const TOLD = [
  ...(['donorName', 'email', 'phone', 'message', 'panNumber', 'address', 'language'] as const),
  ...(['purpose', 'purposeName', 'campaign', 'campaignName'] as const),
] as const
/** When they told it, and agreed to what: this alone is no change. */
const AGREED = [
  ...(['citizenDeclaredAt', 'updatesAgreedAt', 'updatesWords'] as const),
  ...(['noticeVersion', 'noticeAt'] as const),
] as const

type ClaimForm = Pick<AttemptData, (typeof TOLD)[number] | (typeof AGREED)[number]>

/**
 * A claim that is known says what the donor says now. Put aside before, it waits again; a person takes the
 * spam mark off. A gift that was counted once says who gave it, also after the claim was undone.
 * @throws ApiError 409 for somebody else than the claim names, unless nobody was found for it: its number
 * opens what the first donor sees.
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
  const told = wasCounted ? null : fill(form)
  const isChanged = told && TOLD.some((field) => told[field] !== (claim[field] || null))
  if (!isReopened && !isChanged) {
    if (!suspectedSpam) return claim
    return (await noteOnAttempt(claim, { suspectedSpam: false })) ?? claim
  }
  const changed = await changeAttempt(
    claim,
    { ...told, status: 'pending', failure: null, suspectedSpam: false },
    { action: isReopened ? 'reopened' : 'changed' },
  )
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  return changed
}

function isOfSamePerson(claim: Transaction, form: ClaimForm): boolean {
  const [before, now] = [claim, form].map(({ email, phone }) => ({
    email: emailKey(email ?? ''),
    phone: phoneKey(phone ?? ''),
  }))
  return before?.email === now?.email || before?.phone === now?.phone
}

function fill(form: ClaimForm): ClaimForm {
  return Object.fromEntries([...TOLD, ...AGREED].map((field) => [field, form[field] ?? null]))
}
