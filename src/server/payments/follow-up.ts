import type { Receipt, Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { donationSearchFields } from '@/domain/donation'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { leftPaise } from '@/domain/gift-money'
import { searchTextOf } from '@/domain/search-text'
import { storedLocale } from '@/lib/locale'
import { renewGiftFigures } from '../campaigns/renew-figures'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeWhere, findFirst } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { wasCorrected } from '../donations/corrections'
import { queueThankYou } from '../mail/thank-you'
import { toGivenFor } from '../purposes/given-for'
import { followReceipt } from '../receipts/follow'
import { agreeToUpdates } from '../updates/preferences'
import { noteOnAttempt, rereadAttempt, writePendingAudit } from './attempts'
import { donorColumns } from './donor-details'

/**
 * Brings everything that follows from a transaction in line with it: the audit log and, if it is
 * completed, donation and thank-you. Each step is idempotent, so that after a crash, or with
 * several servers, the reconciler finishes what is left.
 * @returns the transaction as it is now.
 */
export async function followUp(attempt: Transaction): Promise<Transaction> {
  if (attempt.isBooked !== false) return attempt
  let current = attempt
  return untilWritten('book a donation', async () => {
    await writePendingAudit(current)
    if (current.status === 'completed') {
      await recordDonation(current)
      await followPayment(current)
      await followMoney(current)
      const isOfDonor = await followDonor(current)
      await followAgreement(current)
      const { transactionId } = current
      const receipt = await followReceipt({ transactionId: { equals: transactionId } })
      await renewFiguresOf(current)
      if (isOfDonor) await thank(current, receipt)
    } else if (current.gateway === CLAIM_GATEWAY) {
      await takeBack(current)
    }
    if (current.monthlyGift) await scheduleMandateCheck(current.monthlyGift)
    const booked = await noteOnAttempt(current, { isBooked: true, pendingAudit: null })
    if (booked) return booked
    // It changed in between, so what was written may already be stale.
    current = await rereadAttempt(current)
    return undefined
  })
}

/**
 * Schedules another check of a mandate that has ended: a bank may approve one of its charges late.
 */
async function scheduleMandateCheck(monthlyGift: string): Promise<void> {
  await changeWhere({
    collection: slugs.subscriptions,
    where: { and: [{ number: { equals: monthlyGift } }, { nextCheckAt: { exists: false } }] },
    data: { nextCheckAt: new Date().toISOString() },
  })
}

async function recordDonation(attempt: Transaction): Promise<void> {
  await createIfAbsent({
    collection: slugs.donations,
    key: 'transactionId',
    data: {
      transactionId: attempt.transactionId,
      ...donorColumns(attempt),
      isAnonymous: attempt.isAnonymous ?? false,
      isUnclaimed: attempt.isUnclaimed ?? false,
      ...toGivenFor(attempt),
      amountPaise: attempt.amountPaise,
      refundedPaise: attempt.refundedPaise ?? 0,
      chargedBackPaise: attempt.chargedBackPaise ?? 0,
      revision: attempt.revision ?? 0,
      paymentMethod: attempt.method,
      paymentId: attempt.paymentId ?? undefined,
      reference: attempt.reference ?? undefined,
      receivedAt: attempt.paidAt,
      testMode: attempt.testMode ?? false,
      hasReceipt: true,
    },
  })
}

/**
 * Stores the payment with the gift of a claim that was confirmed and undone before the gateway
 * reported the payment.
 */
async function followPayment(attempt: Transaction): Promise<void> {
  if (!attempt.qrCode || !attempt.paymentId) return
  const { transactionId, paymentId, method, paidAt } = attempt
  await changeWhere({
    collection: slugs.donations,
    where: {
      and: [{ transactionId: { equals: transactionId } }, { paymentId: { exists: false } }],
    },
    data: { paymentId, paymentMethod: method, receivedAt: paidAt, ...toGivenFor(attempt) },
  })
}

/** An older state of the transaction never overwrites what a newer one has written. */
async function followMoney(attempt: Transaction): Promise<void> {
  const revision = attempt.revision ?? 0
  await changeWhere({
    collection: slugs.donations,
    where: {
      and: [
        { transactionId: { equals: attempt.transactionId } },
        { or: [{ revision: { less_than_equal: revision } }, { revision: { exists: false } }] },
      ],
    },
    data: {
      refundedPaise: attempt.refundedPaise ?? 0,
      chargedBackPaise: attempt.chargedBackPaise ?? 0,
      revision,
    },
  })
}

/** Uses the gift's purpose, possibly corrected: the transaction keeps what the donor chose. */
async function renewFiguresOf(attempt: Transaction): Promise<void> {
  const { transactionId } = attempt
  const gift = await findFirst(slugs.donations, { transactionId: { equals: transactionId } })
  await renewGiftFigures(gift ?? attempt)
}

/** Undoes the gift of an undone claim, like voiding one entered by hand. */
async function takeBack(claim: Transaction): Promise<void> {
  const revision = claim.revision ?? 0
  const gift = await changeWhere({
    collection: slugs.donations,
    where: {
      and: [
        { transactionId: { equals: claim.transactionId } },
        { revision: { less_than_equal: revision } },
      ],
    },
    data: {
      refundedPaise: claim.amountPaise,
      voidCause: claim.voidCause ?? null,
      decisionKey: claim.decisionKey,
      revision,
    },
  })
  if (!gift) return
  await followReceipt({ id: { equals: gift.id } })
  await renewGiftFigures(gift)
}

/**
 * Assigns a gift by QR code to the donor who claims it.
 * @returns false if an admin has recorded somebody else in the meantime: then gift and receipt are
 * not for the claimant.
 */
async function followDonor(attempt: Transaction): Promise<boolean> {
  if (!attempt.qrCode || attempt.isUnclaimed) return true
  const donor = donorOf(attempt)
  return untilWritten('give a gift its donor', async () => {
    const transactionId = { equals: attempt.transactionId }
    const gift = await findFirst(slugs.donations, { transactionId })
    if (!gift?.isUnclaimed) return gift?.donorName === donor.donorName
    const corrections = gift.corrections ?? 0
    const claimed = await changeWhere({
      collection: slugs.donations,
      where: {
        and: [{ transactionId }, { isUnclaimed: { equals: true } }, wasCorrected(corrections)],
      },
      // An outdated correction form must not remove the donor again.
      data: { ...donor, isAnonymous: false, isUnclaimed: false, corrections: corrections + 1 },
    })
    return claimed ? true : undefined
  })
}

/** Returns the donor columns of the claimant. */
function donorOf(attempt: Transaction) {
  const donor = donorColumns(attempt)
  return { ...donor, searchText: searchTextOf({ ...attempt, ...donor }, donationSearchFields) }
}

/** Signs the address up for news. A practice payment agrees to nothing. */
async function followAgreement(attempt: Transaction): Promise<void> {
  const { email, updatesAgreedAt, updatesWords, testMode } = attempt
  if (!email || !updatesAgreedAt || testMode) return
  await agreeToUpdates(email, {
    at: new Date(updatesAgreedAt),
    words: updatesWords ?? 0,
    language: storedLocale(attempt),
  })
}

async function thank(attempt: Transaction, receipt: Receipt | null): Promise<void> {
  await queueThankYou({
    key: attempt.transactionId,
    donorName: attempt.donorName ?? '',
    email: attempt.email ?? null,
    // As on its receipt: a part may have been refunded before it counted.
    amountPaise: leftPaise(attempt) || attempt.amountPaise,
    paymentMethod: attempt.method,
    language: storedLocale(attempt),
    receivedAt: attempt.paidAt ?? attempt.updatedAt,
    reference: attempt.paymentId ?? attempt.reference ?? attempt.transactionId,
    isTest: attempt.testMode ?? false,
    monthlyGift: attempt.monthlyGift ?? null,
    givenFor: toGivenFor(attempt),
    hasPan: Boolean(attempt.panNumber),
    receipt,
  })
}
