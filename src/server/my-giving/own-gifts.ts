import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { withLease } from '@/cms/database/lease'
import { idsByEmail } from '@/cms/database/queries/ids-by-email'
import type { Donation, Pledge, Receipt, Subscription, Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DONOR_ACTOR } from '@/domain/audit'
import { emailKey } from '@/domain/email'
import { financialYearOf, formatFinancialYear } from '@/domain/financial-year'
import { isEnteredByMistake, receivedAtOf } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import type { TaxDetailsInput } from '@/domain/my-giving'
import { onFileOf } from '@/domain/on-file'
import { maskPan } from '@/domain/pan'
import type { MyGivingDto, OwnGiftDto, OwnMonthlyGiftDto } from '@/domain/responses/my-giving'
import { storedLocale } from '@/lib/locale'
import { fromPaise, toPaise } from '@/lib/money'
import { createDocument } from '../documents/documents'
import { changeWhere, findAll, requireById } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { wasCorrected } from '../donations/corrections'
import { pendingGiftAudit, writeGiftAudit } from '../donations/gift-audit'
import { ApiError } from '../http/api-error'
import { manageKey, managePath } from '../monthly-gifts/manage-link'
import { stopPledge } from '../monthly-gifts/pledges'
import { getPayloadClient } from '../payload-client'
import { noticeFields } from '../privacy-notice'
import { followReceipt } from '../receipts/follow'
import { receiptPath } from '../receipts/link'
import { receiptsOfDonations } from '../receipts/service'
import { wantsUpdates } from '../updates/preferences'

// The caller has verified the owner of the mailbox (logins.ts). Addresses come from `emailKey`.

/**
 * What the office reads when somebody asks for deletion; the first line identifies such messages.
 */
const DELETION_TITLE = 'Please delete my personal data.'
const DELETION_NOTE =
  'Asked for on the page "My giving" by the owner of this mailbox. Tax law says how long records of gifts are kept; everything else that is held about this person can be deleted: the button "Personal data" of this message shows and does it. Please answer them by e-mail first.'

/** Mandates that the donor never confirmed, with nothing to manage. */
const UNCONFIRMED: readonly Subscription['status'][] = ['starting', 'created', 'expired']

/** Whether any gift, monthly gift or pledge has this address. */
export async function hasGiven(email: string): Promise<boolean> {
  for (const collection of [slugs.donations, slugs.subscriptions, slugs.pledges] as const) {
    if ((await ownOf(collection, email)).length > 0) return true
  }
  return false
}

/** Returns everything that belongs to a mailbox, newest first, but no gifts without its address. */
export async function getMyGiving(email: string): Promise<MyGivingDto> {
  const donations = await ownDonations(email)
  const receipts = await receiptsOfDonations(donations.map(({ id }) => id))
  const gifts = donations.map((gift) => toOwnGift(gift, receipts.get(gift.id)))
  const years = [...new Set(gifts.map(yearOf))].map((year) => {
    const ofYear = gifts.filter((gift) => yearOf(gift) === year)
    const paise = ofYear.reduce(
      (sum, { amount, returned }) => sum + toPaise(amount) - toPaise(returned),
      0,
    )
    return { year, total: fromPaise(paise), gifts: ofYear }
  })
  const [allMandates, pledges, payments] = await Promise.all([
    ownOf(slugs.subscriptions, email),
    ownOf(slugs.pledges, email),
    paymentsOf(donations),
  ])
  const mandates = allMandates.filter(({ status }) => !UNCONFIRMED.includes(status))
  return {
    email,
    years,
    monthly: [...mandates.map(toOwnMandate), ...pledges.map(toOwnPledge)],
    onFile: onFileOf([...donations.map(withDeclaration(payments)), ...mandates, ...pledges]),
    wantsUpdates: await wantsUpdates(email),
    isDeletionRequested: await isDeletionRequested(email),
  }
}

/**
 * Adds PAN and address to gifts that lack a PAN. Never overwrites a PAN; the address is the one given now. Sent
 * again with the same details, after a lost response or an error, it does the rest.
 * @throws ApiError 404 if one is not of this mailbox, 409 if one has a PAN by now; the gifts before
 * it in the list are then complete.
 */
export async function completeTaxDetails(
  email: string,
  { gifts, panNumber, address }: TaxDetailsInput,
): Promise<void> {
  const own = await ownDonations(email)
  const chosen = gifts.map((id) => own.find((gift) => gift.id === id))
  if (chosen.includes(undefined)) throw new ApiError(404, messages.notFound)
  for (const id of gifts) {
    const gift = await completeGift(id, email, { panNumber, address })
    await writeGiftAudit(gift)
    // Its receipt shows both.
    await followReceipt({ id: { equals: gift.id } })
  }
}

type TaxDetails = Pick<TaxDetailsInput, 'panNumber' | 'address'>

/** Retries if an admin has corrected the gift in the meantime. */
async function completeGift(id: string, email: string, details: TaxDetails): Promise<Donation> {
  return untilWritten('complete the tax details of a gift', async () => {
    const gift = await requireById(slugs.donations, id)
    if (emailKey(gift.email ?? '') !== email) throw new ApiError(404, messages.notFound)
    const { panNumber, address } = details
    if (gift.panNumber === panNumber && gift.address === address) return gift
    if (gift.panNumber) throw new ApiError(409, messages.giftComplete)
    const corrections = gift.corrections ?? 0
    await writeGiftAudit(gift)
    // So that `finishReceipts` rewrites it even if this process ends before it does.
    await changeWhere({
      collection: slugs.receipts,
      where: { and: [{ donation: { equals: id } }, { status: { equals: 'valid' } }] },
      data: { isSettled: false },
    })
    const changed = await changeWhere({
      collection: slugs.donations,
      where: {
        and: [
          { id: { equals: id } },
          { or: [{ panNumber: { exists: false } }, { panNumber: { equals: '' } }] },
          wasCorrected(corrections),
        ],
      },
      // An outdated correction form must not remove them again.
      data: {
        ...details,
        ...noticeFields(),
        corrections: corrections + 1,
        pendingAudit: pendingGiftAudit(gift, {
          action: 'changed',
          // The log says that they were given; the values are stored only with the gift.
          changes: { panNumber: { to: 'changed' }, address: { to: 'changed' } },
          key: `completed ${corrections + 1}`,
          requestedBy: DONOR_ACTOR,
        }),
      },
    })
    return changed ?? undefined
  })
}

/** Ends the reminders of all pledges of a mailbox. */
export async function stopReminders(email: string): Promise<void> {
  for (const { number, status } of await ownOf(slugs.pledges, email)) {
    if (status === 'active') await stopPledge(number)
  }
}

/** Tells the office that somebody wants their data deleted; once, until it is answered. */
export async function requestDeletion(email: string): Promise<void> {
  // One lease name for everybody: a lease stays in the database, and an address must not.
  await withLease(await getPayloadClient(), 'deletion-requests', async () => {
    if (await isDeletionRequested(email)) return
    const [gift] = await ownDonations(email)
    await createDocument({
      collection: slugs.contacts,
      data: {
        name: gift?.donorName || email,
        email,
        subject: 'Support',
        message: `${DELETION_TITLE}\n\n${DELETION_NOTE}`,
        status: 'new',
      },
    })
  })
}

async function isDeletionRequested(email: string): Promise<boolean> {
  const waiting = await findAll({
    collection: slugs.contacts,
    where: {
      and: [{ email: { equals: email } }, { status: { not_equals: 'answered' } }],
    },
  })
  return waiting.some(({ message }) => message.startsWith(DELETION_TITLE))
}

/** Returns actual gifts, without those that were entered by mistake and taken back. */
async function ownDonations(email: string): Promise<Donation[]> {
  const donations = await ownOf(slugs.donations, email)
  return donations
    .filter((gift) => !gift.testMode && !isEnteredByMistake(gift))
    .sort((a, b) => receivedAtOf(b).localeCompare(receivedAtOf(a)))
}

/**
 * Returns the payments of gifts by number, for fields that a gift lacks, such as the declaration.
 */
async function paymentsOf(donations: Donation[]): Promise<Map<string, Transaction>> {
  const numbers = donations.flatMap(({ transactionId }) => transactionId ?? [])
  const payments = await findAll({
    collection: slugs.transactions,
    where: { transactionId: { in: numbers } },
  })
  return new Map(payments.map((payment) => [payment.transactionId, payment]))
}

function withDeclaration(payments: Map<string, Transaction>) {
  return (gift: Donation) => ({
    ...gift,
    citizenDeclaredAt: payments.get(gift.transactionId ?? '')?.citizenDeclaredAt,
  })
}

type Owned = typeof slugs.donations | typeof slugs.subscriptions | typeof slugs.pledges

/** Returns the documents with an address, newest first, without suspected spam. */
async function ownOf<Slug extends Owned & CollectionSlug>(
  collection: Slug,
  email: string,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const ids = await idsByEmail(await getPayloadClient(), collection, email)
  const found = await findAll({ collection, where: { id: { in: ids } }, sort: '-createdAt' })
  return found.filter((doc) => !('suspectedSpam' in doc && doc.suspectedSpam === true))
}

function toOwnGift(gift: Donation, receipt: Receipt | undefined): OwnGiftDto {
  const returned = returnedPaise(gift)
  const status =
    returned === 0 ? 'received' : returned < gift.amountPaise ? 'partly-returned' : 'returned'
  return {
    id: gift.id,
    receivedAt: receivedAtOf(gift),
    amount: fromPaise(gift.amountPaise),
    returned: fromPaise(Math.min(returned, gift.amountPaise)),
    method: gift.paymentMethod,
    status,
    maskedPan: gift.panNumber ? maskPan(gift.panNumber) : undefined,
    receiptPath:
      receipt?.status === 'valid' ? receiptPath(receipt, storedLocale(receipt)) : undefined,
    statusId: gift.recordedBy ? undefined : (gift.transactionId ?? undefined),
  }
}

function toOwnMandate({ status, amountPaise, number }: Subscription): OwnMonthlyGiftDto {
  const path = managePath(manageKey('mandate', number))
  return { kind: 'mandate', status, amount: fromPaise(amountPaise), path }
}

function toOwnPledge({ status, amountPaise, number }: Pledge): OwnMonthlyGiftDto {
  const path = managePath(manageKey('pledge', number))
  return { kind: 'pledge', status, amount: fromPaise(amountPaise), path }
}

function returnedPaise({ refundedPaise, chargedBackPaise }: Donation): number {
  return (refundedPaise ?? 0) + (chargedBackPaise ?? 0)
}

function yearOf(gift: OwnGiftDto): string {
  return formatFinancialYear(financialYearOf(new Date(gift.receivedAt)))
}
