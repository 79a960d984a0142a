import type { CollectionSlug, Where } from 'payload'
import type { Mail, Receipt, Transaction, TributeCard, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { donationSearchFields } from '@/domain/donation'
import { emailKey } from '@/domain/email'
import { messages } from '@/domain/messages'
import { transactionSearchFields } from '@/domain/payment-attempt'
import { ERASED_NAME, type PersonQuery, personalKinds } from '@/domain/personal-data'
import type { PersonErasedDto } from '@/domain/responses/personal-data'
import { searchTextOf, toSearchKey } from '@/domain/search-text'
import { idOf } from '@/lib/id-of'
import { recordAudit } from '../audit/record-audit'
import { inTurn } from '../documents/documents'
import { changeById, changeRevision, changeWhere, findAll, findById } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { wasCorrected } from '../donations/corrections'
import { writeGiftAudit } from '../donations/gift-audit'
import { forgetDonors } from '../donors/forget'
import { refreshDonors, withLongDonorsLease } from '../donors/refresh'
import { renewEvents } from '../events/events'
import { ApiError } from '../http/api-error'
import { forgetPersonInReports } from '../imports/forget-names'
import { getPayloadClient } from '../payload-client'
import { writePendingAudit } from '../payments/attempts'
import { cardMailKey } from '../tribute-cards/mail'
import { refuseUpdates } from '../updates/preferences'
import { forgetInOfficeMails } from './forget-in-office-mails'
import { forgetInRefusals } from './forget-in-refusals'
import { findPerson, namesOf, type PersonRecords } from './person'
import { type ErasurePlan, planErasure } from './plan'

/** The donor fields cleared in a record of money. Amount, day and number stay, for the books. */
const NO_DONOR = {
  donorName: ERASED_NAME,
  email: null,
  phone: null,
  address: null,
  panNumber: null,
  message: null,
}

/**
 * Erases what may be erased of a person: see `planErasure`. Repeated after a crash or an error, it
 * does the rest. The audit log records how much, but nothing about the content.
 * @throws ApiError 404 like `findPerson`, 409 while others keep changing donors, or if a payment
 * changes meanwhile.
 */
export async function erasePerson(query: PersonQuery): Promise<PersonErasedDto> {
  // The search is under the lease: a gift placed after the search would leave its donor behind.
  const plan = await withLongDonorsLease(() => planAndErase(query))
  return { erased: countErased(plan) }
}

async function planAndErase(query: PersonQuery): Promise<ErasurePlan> {
  const { person, records } = await findPerson(query)
  const plan = planErasure(records)
  const counts = personalKinds.map((kind) => [kind, plan[kind].erased.length] as const)
  await recordAudit({
    action: 'erased',
    subject: 'personal-data',
    subjectId: query.id,
    changes: {
      rows: { to: countErased(plan) },
      ...Object.fromEntries(
        counts.filter(([, count]) => count > 0).map(([kind, count]) => [kind, { to: count }]),
      ),
    },
  })
  const donors = await forgetDonors({
    erased: plan.donors.erased.map(({ id }) => id),
    kept: plan.donors.kept.map(({ id }) => id),
  })
  if (person.email && mayAgreeLater(plan, person.email)) await refuseUpdates(person.email)
  // First, because gifts and payments tell what to look for.
  const names = namesOf(records)
  await forgetPersonInReports({ names, keys: importKeysOf(records) })
  await forgetInOfficeMails(names)
  await forgetInRefusals(names)
  await deleteAll(slugs.donationCertificates, plan.certificates.erased)
  await eraseCards(plan.cards.erased)
  // The record that tells who the person is goes last: a repeated request finds the rest by it.
  const isSource: Which = ({ id }) => id === query.id
  const isOther: Which = (doc) => !isSource(doc)
  for (const which of [isOther, isSource]) {
    await makeAnonymous(plan, which)
    await deletePeople(plan, which)
  }
  await refreshDonors(donors)
  return plan
}

/** Selects some records of a plan. */
type Which = (doc: { id: string }) => boolean

/** Whether a payment or mandate that is kept may agree to news again once money comes in. */
function mayAgreeLater({ news, payments, monthlyGifts }: ErasurePlan, address: string): boolean {
  if (news.kept.length > 0) return true
  return [...payments.kept, ...monthlyGifts.kept].some(
    ({ email, updatesAgreedAt }) => updatesAgreedAt && emailKey(email ?? '') === address,
  )
}

/** Returns the keys of the records that imports created. */
function importKeysOf({ gifts, applications }: PersonRecords): string[] {
  const keys = [
    ...gifts.map(({ transactionId }) => transactionId),
    ...applications.map(({ importKey }) => importKey),
  ]
  return keys.filter((key) => typeof key === 'string')
}

function countErased(plan: ErasurePlan): number {
  return personalKinds.reduce((sum, kind) => sum + plan[kind].erased.length, 0)
}

async function makeAnonymous(plan: ErasurePlan, which: Which): Promise<void> {
  for (const { id } of plan.gifts.erased.filter(which)) {
    const receipts = plan.receipts.erased.filter(({ donation }) => donation === id)
    await makeGiftAnonymous(id, receipts)
  }
  for (const payment of plan.payments.erased.filter(which)) await makePaymentAnonymous(payment)
  for (const { id, number } of plan.monthlyGifts.erased.filter(which)) {
    const searchText = toSearchKey([ERASED_NAME, number].join('\n'))
    await changeById(slugs.subscriptions, id, { ...NO_DONOR, searchText })
  }
  for (const { id } of plan.receivedCards.erased.filter(which)) {
    await changeById(slugs.tributeCards, id, { recipientEmail: null, sendOn: null, sendAt: null })
  }
}

/** Deletes cards, and first erases their mails: afterwards nothing would tell which those were. */
async function eraseCards(cards: TributeCard[]): Promise<void> {
  const where = { key: { in: cards.map(cardMailKey) } }
  await eraseMails(await findAll({ collection: slugs.mails, where }))
  await deleteAll(slugs.tributeCards, cards)
}

async function eraseMails(mails: Mail[]): Promise<void> {
  // The key stays, so that a mail that was sent is not written again.
  for (const { id } of mails.filter(({ status }) => status === 'sent')) {
    const empty = { to: ERASED_NAME, subject: ERASED_NAME, text: ERASED_NAME, unsubscribeUrl: null }
    await changeById(slugs.mails, id, empty)
  }
  await deleteAll(
    slugs.mails,
    mails.filter(({ status }) => status !== 'sent'),
  )
}

/** Removes the donor from a gift and its receipts. Retries if the gift is corrected meanwhile. */
async function makeGiftAnonymous(id: string, receipts: Receipt[]): Promise<void> {
  const { email: _, phone: __, message: ___, ...onReceipt } = NO_DONOR
  await untilWritten('erase the donor of a gift', async () => {
    const gift = await findById(slugs.donations, id)
    if (!gift) return null
    // The entry of its last change names the donor; a crash may have kept it from the log.
    await writeGiftAudit(gift)
    // An outdated correction form must not bring the donor back.
    const corrections = (gift.corrections ?? 0) + 1
    // First, because they are found by the donor's gifts.
    for (const receipt of receipts) {
      await changeById(slugs.receipts, receipt.id, { ...onReceipt, corrections })
    }
    const searchText = searchTextOf({ ...gift, ...NO_DONOR }, donationSearchFields)
    const changed = await changeWhere({
      collection: slugs.donations,
      where: { and: [{ id: { equals: id } }, wasCorrected(gift.corrections)] },
      data: {
        ...NO_DONOR,
        isAnonymous: true,
        donor: null,
        searchText,
        corrections,
        pendingAudit: null,
      },
    })
    return changed ?? undefined
  })
}

async function deletePeople(plan: ErasurePlan, which: Which): Promise<void> {
  const applications = plan.applications.erased.filter(which)
  for (const application of applications) await deleteApplication(application)
  for (const { id } of plan.messages.erased.filter(which)) await deleteInTurn(slugs.contacts, id)
  await eraseMails(plan.mails.erased.filter(which))
  const deleted: [CollectionSlug, { id: string }[]][] = [
    [slugs.pledges, plan.pledges.erased],
    [slugs.mailPreferences, plan.news.erased],
    [slugs.donorLogins, plan.logins.erased],
    [slugs.eventSignUps, plan.signUps.erased],
  ]
  for (const [collection, docs] of deleted) {
    await deleteAll(collection, docs.filter(which))
  }
  if (plan.signUps.erased.some(which)) await renewEvents()
}

/**
 * Removes the donor from a payment.
 * @throws ApiError 409 if it has changed since it was read: money may have come in for it.
 */
export async function makePaymentAnonymous(payment: Transaction): Promise<void> {
  // The entry of the last change may still be pending, under the revision of that change.
  await writePendingAudit(payment)
  const searchText = searchTextOf({ ...payment, ...NO_DONOR }, transactionSearchFields)
  const changed = await changeRevision({
    collection: slugs.transactions,
    doc: payment,
    data: {
      ...NO_DONOR,
      detail: null,
      searchText,
      pendingAudit: null,
      // A change based on what was read before must not bring the donor back.
      revision: (payment.revision ?? 0) + 1,
    },
  })
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
}

/**
 * Deletes an application and its hours for good, and its photo if no other application has it, bypassing the hooks,
 * which log names.
 */
export async function deleteApplication({ id, photo }: Volunteer): Promise<void> {
  const payload = await getPayloadClient()
  const file = idOf(photo)
  if (file && !(await isUsedByOthers(file, id))) {
    // Deletes the file too; one that is already gone is no error.
    const where = { id: { equals: file } }
    const collection = slugs.volunteerPhotos
    const { errors } = await payload.delete({ collection, where, overrideAccess: true })
    if (errors.length > 0) throw new Error(`A volunteer's photo stays: ${errors[0]?.message}`)
  }
  const where = { volunteer: { equals: id } }
  await payload.db.deleteMany({ collection: slugs.volunteerHours, where })
  await deleteInTurn(slugs.volunteers, id)
}

/** Whether another application has the same photo: somebody sent theirs twice, with a correction. */
async function isUsedByOthers(photo: string, application: string): Promise<boolean> {
  const where: Where = {
    and: [{ photo: { equals: photo } }, { id: { not_equals: application } }],
  }
  return (await findAll({ collection: slugs.volunteers, where, limit: 1, trash: true })).length > 0
}

/** Deletes a document that an admin may be saving at this moment, which would bring it back. */
function deleteInTurn(collection: CollectionSlug, id: string): Promise<void> {
  return inTurn({ collection, id }, () => deleteAll(collection, [{ id }]))
}

async function deleteAll(collection: CollectionSlug, docs: { id: string }[]): Promise<void> {
  if (docs.length === 0) return
  const payload = await getPayloadClient()
  await payload.db.deleteMany({ collection, where: { id: { in: docs.map(({ id }) => id) } } })
}
