import type { AuditEntry } from '@/cms/audit'
import { changeEach, type Row } from '@/cms/database/bulk-writes'
import { withLease, withLongLease } from '@/cms/database/lease'
import type { Donor } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { isTakenBack, leftPaise, receivedAtOf } from '@/domain/gift-money'
import { toStoredSearchText } from '@/domain/search-text'
import { isPendingEntry } from '../audit/pending-entry'
import { recordAudit } from '../audit/record-audit'
import { readDocs } from '../documents/read-docs'
import { getPayloadClient } from '../payload-client'
import { findGifts, type Gift } from './gifts'
import { type DonorGroup, idsOf, readGroups } from './groups'
import { keepMarks } from './marks'
import { flagProposals, propose } from './proposals'

const BATCH = 250

/** Runs `work` while no other server or request changes donors. @throws as `withLease`. */
export async function withDonorsLease<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLease(await getPayloadClient(), 'donors', work)
}

/** Like `withDonorsLease`, for work that may take longer than a few seconds. */
export async function withLongDonorsLease<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLongLease(await getPayloadClient(), 'donors', work)
}

/** Marks donors to be refreshed, even after a crash. */
export async function markStale(ids: string[]): Promise<void> {
  const changes = [...new Set(ids)].map((id) => ({ id, data: { isStale: true } }))
  await changeEach(await getPayloadClient(), slugs.donors, changes)
}

/** Refreshes all stale donors. Call it within `withDonorsLease`. */
export async function refreshStaleDonors(): Promise<void> {
  for (;;) {
    const stale = await readDocs({
      collection: slugs.donors,
      where: { isStale: { equals: true } },
      limit: BATCH,
    })
    if (stale.length === 0) return
    await refreshDonors(stale.map(({ id }) => id))
  }
}

/**
 * Brings donors in line with their gifts, proposes possible duplicates, and removes donors whose
 * gifts are gone. Call it within `withDonorsLease`; idempotent.
 */
export async function refreshDonors(ids: string[]): Promise<void> {
  const groups = await readGroups(ids)
  const members = groups.flatMap((group) => group.members)
  for (const { pendingAudit: entry } of members) {
    if (isPendingEntry<AuditEntry>(entry)) await recordAudit(entry)
  }
  const gifts = (await findGifts({ donor: { in: members.map(({ id }) => id) } })).filter(
    // Older versions gave even these a donor.
    (gift) => !isTakenBack(gift),
  )
  const giftsOf = new Map(members.map(({ id }): [string, Gift[]] => [id, []]))
  for (const gift of gifts) giftsOf.get(gift.donor ?? '')?.push(gift)
  const marks = await keepMarks(giftsOf)
  const left = withoutEmpty(members, ({ id }) => Boolean(giftsOf.get(id)?.length))
  await remove(members.filter((donor) => !left.includes(donor)))
  const groupOf = new Map(groups.map((group) => [group.root.id, group]))
  const payload = await getPayloadClient()
  await changeEach(
    payload,
    slugs.donors,
    left.map((donor) => ({
      id: donor.id,
      data: {
        ...summaryOf(giftsOfGroup(groupOf.get(donor.id) ?? { members: [donor] }, giftsOf)),
        ...(isReleased(donor, marks) && { key: `donor:${donor.id}` }),
        isListed: !donor.mergedInto,
      },
    })),
  )
  await propose(left, marks)
  await flagProposals(left.map(({ id }) => id))
  const isDone = { pendingAudit: null, isStale: false }
  await changeEach(
    payload,
    slugs.donors,
    left.map(({ id }) => ({ id, data: isDone })),
  )
}

/** Keeps those that have gifts or notes, or into which another remaining donor was merged. */
function withoutEmpty(donors: Donor[], hasGifts: (donor: Donor) => boolean): Donor[] {
  const parents = new Set(donors.map(({ mergedInto }) => mergedInto))
  const left = donors.filter(
    (donor) => hasGifts(donor) || Boolean(donor.notes) || parents.has(donor.id),
  )
  // A parent may be empty once its last child is gone.
  return left.length < donors.length ? withoutEmpty(left, hasGifts) : left
}

function giftsOfGroup(group: Pick<DonorGroup, 'members'>, giftsOf: Map<string, Gift[]>): Gift[] {
  const gifts = idsOf(group).flatMap((id) => giftsOf.get(id) ?? [])
  return gifts.sort((a, b) => receivedAtOf(a).localeCompare(receivedAtOf(b)))
}

/** @param gifts oldest first. */
function summaryOf(gifts: Gift[]): Row {
  if (gifts.length === 0) return { giftCount: 0, totalPaise: 0, firstGiftAt: null }
  const latest = (field: 'donorName' | 'email' | 'phone' | 'address') =>
    gifts.findLast((gift) => gift[field])?.[field] ?? null
  const counted = gifts.filter((gift) => leftPaise(gift) > 0)
  const first = counted[0]
  const last = counted.at(-1) ?? gifts.at(-1)
  const words = gifts.flatMap(({ donorName, email, phone, oldReceiptNumber }) =>
    [donorName, email, phone, oldReceiptNumber].flatMap((word) => word || []),
  )
  return {
    name: latest('donorName'),
    email: latest('email'),
    phone: latest('phone'),
    address: latest('address'),
    giftCount: counted.length,
    totalPaise: counted.reduce((sum, gift) => sum + leftPaise(gift), 0),
    firstGiftAt: first ? new Date(receivedAtOf(first)) : null,
    lastGiftAt: last ? new Date(receivedAtOf(last)) : null,
    searchText: toStoredSearchText([...new Set(words)].join('\n')),
  }
}

/** Whether no gift of the donor has the mark it was created by any more: another may need it. */
function isReleased({ id, key }: Donor, marks: Map<string, Set<string>>): boolean {
  return !/^(gift|donor):/.test(key) && !marks.get(id)?.has(key)
}

async function remove(donors: Donor[]): Promise<void> {
  if (donors.length === 0) return
  const payload = await getPayloadClient()
  const ids = donors.map(({ id }) => id)
  const pairs = await readDocs({
    collection: slugs.donorProposals,
    where: { or: [{ one: { in: ids } }, { other: { in: ids } }] },
  })
  await markStale(pairs.flatMap(({ one, other }) => [one, other]).filter((id) => !ids.includes(id)))
  await payload.db.deleteMany({
    collection: slugs.donorProposals,
    where: { id: { in: pairs.map(({ id }) => id) } },
  })
  await payload.db.deleteMany({ collection: slugs.donors, where: { id: { in: ids } } })
}
