import { changeEach, insertMissing } from '@/cms/database/bulk-writes'
import type { Donor, DonorProposal } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { haveTwoPans, nameKey, reasonsInCommon, type SharedMark, sharedMarks } from '@/domain/donor'
import { readDocs } from '../documents/read-docs'
import { getPayloadClient } from '../payload-client'
import { type DonorGroup, idsOf, readGroups } from './groups'
import { marksByDonor } from './marks'

const collection = slugs.donorProposals
/** Each donor is compared with at most this many who share a phone or an address: the earliest. */
const MAX_COMPARED = 6

/** Stores pairs of donors who have something in common, for an admin to decide. */
export async function propose(donors: Donor[], marks: Map<string, Set<string>>): Promise<void> {
  const shared = donors.flatMap(({ id }) => [...(marks.get(id) ?? [])].filter(isShared))
  const rows = await readDocs({
    collection: slugs.donorMarks,
    where: { mark: { in: [...new Set(shared)] } },
    sort: ['createdAt', 'id'],
  })
  const holders = new Map<string, string[]>()
  for (const { mark, donor } of rows) {
    holders.set(mark, [...(holders.get(mark) ?? []), donor].slice(0, MAX_COMPARED))
  }
  const pairs = new Map<string, [string, string]>()
  for (const { id } of donors) {
    const others = [...(marks.get(id) ?? [])].flatMap((mark) => holders.get(mark) ?? [])
    for (const other of others) if (other !== id) pairs.set(pairKey(id, other), [id, other])
  }
  const asked = await withoutDifferentPersons([...pairs.values()])
  await insertMissing(
    await getPayloadClient(),
    collection,
    asked.map(([one, other]) => ({ pair: pairKey(one, other), one, other, state: 'waiting' })),
  )
}

/** Returns the key of a pair of donors, in either order. */
function pairKey(one: string, other: string): string {
  return [one, other].sort().join(' ')
}

/**
 * Different names with different PANs are different persons: no need to ask about a family that
 * shares a phone.
 */
async function withoutDifferentPersons(pairs: [string, string][]): Promise<[string, string][]> {
  const ids = [...new Set(pairs.flat())]
  if (ids.length === 0) return []
  const donors = await readDocs({ collection: slugs.donors, where: { id: { in: ids } } })
  const names = new Map(donors.map(({ id, name }) => [id, nameKey(name ?? '')]))
  const marks = await marksByDonor(ids)
  return pairs.filter(([one, other]) => {
    const isSameName = names.get(one) === names.get(other)
    return isSameName || !haveTwoPans(marksOf(marks, [one]), marksOf(marks, [other]))
  })
}

/** A donor that may be the same as a group, and why. */
export type OpenProposal = { group: DonorGroup; reasons: SharedMark[]; hasOtherPan: boolean }

/** Returns the donors that some groups may be the same as, by root id: those not decided yet. */
export async function openProposals(groups: DonorGroup[]): Promise<Map<string, OpenProposal[]>> {
  const waiting = await waitingProposals(groups)
  return new Map([...waiting].map(([id, proposals]) => [id, proposals.filter(hasReason)]))
}

/** Like `openProposals`, with those whose reason a correction has removed. */
async function waitingProposals(groups: DonorGroup[]): Promise<Map<string, OpenProposal[]>> {
  const ids = groups.flatMap(idsOf)
  const pairs = await findProposals(ids, 'waiting')
  if (pairs.length === 0) return new Map()
  const all = await readGroups(pairs.flatMap(({ one, other }) => [one, other]))
  const groupOf = new Map(all.flatMap((group) => idsOf(group).map((id) => [id, group])))
  const marks = await marksByDonor(all.flatMap(idsOf))
  return new Map(
    groups.map((group) => {
      const own = new Set(idsOf(group))
      const found = pairs
        .filter(({ one, other }) => own.has(one) !== own.has(other))
        .flatMap(({ one, other }) => groupOf.get(own.has(one) ? other : one) ?? [])
      const mine = marksOf(marks, [...own])
      const proposals = [...new Set(found)].map((other) => {
        const theirs = marksOf(marks, idsOf(other))
        const reasons = reasonsInCommon(mine, theirs)
        return { group: other, reasons, hasOtherPan: haveTwoPans(mine, theirs) }
      })
      return [group.root.id, proposals]
    }),
  )
}

function hasReason({ reasons }: OpenProposal): boolean {
  return reasons.length > 0
}

/** Finds the proposals that involve one of some donors. */
export function findProposals(ids: string[], state?: string): Promise<DonorProposal[]> {
  return readDocs({
    collection,
    where: {
      and: [
        { or: [{ one: { in: ids } }, { other: { in: ids } }] },
        ...(state ? [{ state: { equals: state } }] : []),
      ],
    },
  })
}

/** Updates the `hasProposals` flags of some donors, and of those that they may be the same as. */
export async function flagProposals(ids: string[]): Promise<void> {
  const groups = await readGroups(ids)
  const waiting = await waitingProposals(groups)
  const others = [...waiting.values()].flat()
  const flags = new Map<string, boolean>()
  // It may have been the only one of the other.
  const withoutReason = others.filter((other) => !hasReason(other)).map(({ group }) => group)
  for (const [id, open] of await openProposals(withoutReason)) flags.set(id, open.length > 0)
  for (const { group } of others.filter(hasReason)) flags.set(group.root.id, true)
  for (const { root, members } of groups) {
    for (const { id } of members) flags.set(id, false)
    flags.set(root.id, Boolean(waiting.get(root.id)?.some(hasReason)))
  }
  await changeEach(
    await getPayloadClient(),
    slugs.donors,
    [...flags].map(([id, hasProposals]) => ({ id, data: { hasProposals } })),
  )
}

function isShared(mark: string): boolean {
  return sharedMarks.some((kind) => mark.startsWith(`${kind}:`))
}

function marksOf(marks: Map<string, Set<string>>, ids: string[]): Set<string> {
  return new Set(ids.flatMap((id) => [...(marks.get(id) ?? [])]))
}
