import { idsByEmail } from '@/cms/database/queries/ids-by-email'
import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { hasPan, marksOf } from '@/domain/donor'
import { emailKey } from '@/domain/email'
import { financialYearOf, formatFinancialYear } from '@/domain/financial-year'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { phoneKey } from '@/domain/phone'
import { purposeKeyOf } from '@/domain/purpose'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { storedLocale } from '@/lib/locale'
import { fromPaise } from '@/lib/money'
import { findAll, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { receiptPath } from '../receipts/link'
import { receiptsOfDonations } from '../receipts/service'
import { panKeyOfGift } from './gift-pan'
import { findGifts, type Gift } from './gifts'
import { idsOf, readGroups } from './groups'
import { marksByDonor } from './marks'
import { findProposals, openProposals } from './proposals'
import { toDonorDto } from './to-donor-dto'

const GIFTS_SHOWN = 100

/**
 * Returns all that is known of a donor; for a merged donor, of the one it was merged into.
 * @throws ApiError 404 if it does not exist.
 */
export async function getDonor(id: string): Promise<DonorDetailDto> {
  await requireById(slugs.donors, id)
  const [group] = await readGroups([id])
  if (!group) throw new ApiError(404, messages.notFound)
  const { root, members } = group
  const ids = idsOf(group)
  const gifts = (await findGifts({ donor: { in: ids } })).reverse()
  const marks = new Set([...(await marksByDonor(ids)).values()].flatMap((each) => [...each]))
  const emails = distinct(gifts, ({ email }) => email, emailKey)
  const proposals = (await openProposals([group])).get(root.id) ?? []
  return {
    ...toDonorDto(root),
    notes: root.notes ?? undefined,
    updatedAt: root.updatedAt,
    names: distinct(gifts, ({ donorName }) => donorName),
    phones: distinct(
      gifts,
      ({ phone }) => phone,
      (phone) => phoneKey(phone) ?? phone,
    ),
    emails: await withUpdates(emails),
    hasPan: hasPan(marks),
    gifts: await toGifts(gifts.slice(0, GIFTS_SHOWN)),
    identifyingGift: identifyingGift(gifts)?.id,
    years: yearsOf(gifts),
    monthlyGifts: await monthlyGiftsOf(emails, marks),
    proposals: proposals.map(({ group: other, reasons, hasOtherPan }) => ({
      ...toDonorDto(other.root),
      reasons,
      hasOtherPan,
    })),
    merged: members.slice(1).map((member) => ({
      id: member.id,
      name: member.name ?? '',
      notes: member.notes ?? undefined,
      mergedBy: member.mergedBy ?? '',
      mergedAt: member.mergedAt ?? undefined,
    })),
    toldApart: await toldApartFrom(ids),
  }
}

/** Returns texts of gifts without duplicates, whatever their spelling. */
function distinct(
  gifts: Gift[],
  read: (gift: Gift) => string | null | undefined,
  key = (text: string) => text,
): string[] {
  const texts = gifts.flatMap((gift) => read(gift) || [])
  return [...new Map(texts.toReversed().map((text) => [key(text), text])).values()].reverse()
}

async function withUpdates(emails: string[]): Promise<DonorDetailDto['emails']> {
  const preferences = await findAll({
    collection: slugs.mailPreferences,
    where: { and: [{ email: { in: emails.map(emailKey) } }, { wantsUpdates: { equals: true } }] },
  })
  const agreed = new Set(preferences.map(({ email }) => email))
  return emails.map((email) => ({ email, getsUpdates: agreed.has(emailKey(email)) }))
}

/** Returns a gift with e-mail address and PAN, else one with an address, else the newest. */
function identifyingGift(gifts: Gift[]): Gift | undefined {
  const withEmail = gifts.filter(({ email }) => email)
  return withEmail.find((gift) => panKeyOfGift(gift)) ?? withEmail[0] ?? gifts[0]
}

async function toGifts(gifts: Gift[]): Promise<DonorDetailDto['gifts']> {
  const receipts = await receiptsOfDonations(gifts.map(({ id }) => id))
  return gifts.map((gift) => ({
    id: gift.id,
    donorName: gift.donorName,
    receivedAt: receivedAtOf(gift),
    amount: fromPaise(leftPaise(gift)),
    paymentMethod: gift.paymentMethod,
    purpose: gift.campaignName ?? gift.purposeName ?? undefined,
    givenFor: purposeKeyOf(gift),
    receipt: toReceipt(receipts.get(gift.id)),
  }))
}

function toReceipt(receipt: Receipt | undefined): { number: string; path: string } | undefined {
  if (receipt?.status !== 'valid') return undefined
  return { number: receipt.number, path: receiptPath(receipt, storedLocale(receipt)) }
}

function yearsOf(gifts: Gift[]): DonorDetailDto['years'] {
  const years = new Map<string, { paise: number; count: number }>()
  for (const gift of gifts.filter((each) => leftPaise(each) > 0)) {
    const year = formatFinancialYear(financialYearOf(new Date(receivedAtOf(gift))))
    const { paise, count } = years.get(year) ?? { paise: 0, count: 0 }
    years.set(year, { paise: paise + leftPaise(gift), count: count + 1 })
  }
  return [...years].map(([year, { paise, count }]) => ({ year, total: fromPaise(paise), count }))
}

/** Lists mandates and pledges that carry an address of the donor, and the name or PAN; no tests. */
async function monthlyGiftsOf(
  emails: string[],
  marks: Set<string>,
): Promise<DonorDetailDto['monthlyGifts']> {
  const isTheirs = (gift: Parameters<typeof panKeyOfGift>[0] & { donorName: string }) =>
    marksOf({ ...gift, panKey: panKeyOfGift(gift) })?.sure.some((mark) => marks.has(mark)) ?? false
  const [mandates, pledges] = await Promise.all([
    byEmails(slugs.subscriptions, emails),
    byEmails(slugs.pledges, emails),
  ])
  return [
    ...mandates
      .filter((each) => !each.testMode && isTheirs(each))
      .map(({ id, status, amountPaise, createdAt }) => ({
        kind: 'mandate' as const,
        id,
        status,
        createdAt,
        amount: fromPaise(amountPaise),
      })),
    ...pledges
      .filter((each) => isTheirs({ ...each, panNumber: null }))
      .map(({ id, status, amountPaise, createdAt }) => ({
        kind: 'pledge' as const,
        id,
        status,
        createdAt,
        amount: fromPaise(amountPaise),
      })),
  ]
}

async function byEmails<Slug extends 'subscriptions' | 'pledges'>(
  collection: Slug,
  emails: string[],
) {
  const payload = await getPayloadClient()
  const ids = await Promise.all(
    emails.map((email) => idsByEmail(payload, collection, emailKey(email))),
  )
  return findAll({ collection, where: { id: { in: ids.flat() } }, sort: '-createdAt' })
}

async function toldApartFrom(ids: string[]): Promise<DonorDetailDto['toldApart']> {
  const pairs = await findProposals(ids, 'different')
  const others = pairs.map((pair) => ({
    id: ids.includes(pair.one) ? pair.other : pair.one,
    decidedBy: pair.decidedBy ?? '',
    decidedAt: pair.decidedAt ?? undefined,
  }))
  const groups = await readGroups(others.map(({ id }) => id))
  return groups
    .filter(({ root }) => !ids.includes(root.id))
    .flatMap((group) => {
      const decided = others.find(({ id }) => idsOf(group).includes(id))
      return decided ? [{ ...decided, id: group.root.id, name: group.root.name ?? '' }] : []
    })
}
