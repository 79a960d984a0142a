import type { AuditEntry } from '@/cms/audit'
import { changeEach } from '@/cms/database/bulk-writes'
import type { DonorProposal } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { AuditAction } from '@/domain/audit'
import type { DonorDecision } from '@/domain/donor-desk'
import { messages } from '@/domain/messages'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { pendingEntry } from '../audit/pending-entry'
import { recordAudit } from '../audit/record-audit'
import { changeById, changeWhere, findById, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { getDonor } from './detail'
import { type DonorGroup, idsOf, readGroups } from './groups'
import { findProposals } from './proposals'
import { markStale, refreshDonors, withDonorsLease } from './refresh'

/**
 * Applies an admin's decision about two donors. A merged donor keeps its gifts and only points to
 * the other, so undoing a merge moves nothing back.
 * @param by username of the admin.
 * @returns the donor, or the other if the donor is gone now.
 * @throws ApiError 404 if one does not exist, 409 for a decision other than 'same' if there was no
 * proposal, or it has been decided.
 */
export async function decideDonors(
  id: string,
  { other, decision }: DonorDecision,
  by: string,
): Promise<DonorDetailDto> {
  await withDonorsLease(async () => {
    // Checked first: MongoDB rejects a query by a malformed id.
    await requireById(slugs.donors, id)
    await requireById(slugs.donors, other)
    const [group] = await readGroups([id])
    const [otherGroup] = await readGroups([other])
    if (!group || !otherGroup) throw new ApiError(404, messages.notFound)
    const isOne = group.root.id === otherGroup.root.id
    if (isOne && decision === 'open') return separate(group, other)
    // An admin may know that two are the same without any proposal; other decisions need one.
    if (decision === 'same') return isOne ? undefined : merge(group, otherGroup, by)
    const ids = idsOf(otherGroup)
    const pairs = (await findProposals(idsOf(group))).filter(({ one, other: second }) =>
      [one, second].some((each) => ids.includes(each)),
    )
    if (isOne || pairs.length === 0) throw new ApiError(409, messages.changedMeanwhile)
    // After a lost response the same decision arrives again.
    const isDifferent = decision === 'different'
    if (pairs.every(({ state }) => (state === 'different') === isDifferent)) return
    await settle({ group, otherGroup, pairs, isDifferent, by })
  })
  // A donor without gifts of its own is gone once the last one merged into it is separated.
  const isLeft = await findById(slugs.donors, id)
  return getDonor(isLeft ? id : other)
}

async function merge({ root }: DonorGroup, { root: other }: DonorGroup, by: string): Promise<void> {
  const now = new Date().toISOString()
  await changeWhere({
    collection: slugs.donors,
    where: { and: [{ id: { equals: other.id } }, { mergedInto: { exists: false } }] },
    data: {
      mergedInto: root.id,
      mergedAt: now,
      mergedBy: by,
      isStale: true,
      pendingAudit: entryOf('merged', [root, other], now),
    },
  })
  await refreshDonors([root.id])
}

/** Undoes a merge: the donor, with those merged into it earlier, is listed again. */
async function separate({ root, members }: DonorGroup, id: string): Promise<void> {
  const child = members.find((member) => member.id === id && member.mergedInto)
  if (!child) throw new ApiError(409, messages.changedMeanwhile)
  // First, so that after a crash the sums of both are computed again.
  await markStale([root.id])
  await changeById(slugs.donors, id, {
    mergedInto: null,
    mergedAt: null,
    mergedBy: null,
    isStale: true,
    pendingAudit: entryOf('separated', [root, child], new Date().toISOString()),
  })
  await refreshDonors([root.id, id])
}

type Settled = {
  group: DonorGroup
  otherGroup: DonorGroup
  pairs: DonorProposal[]
  isDifferent: boolean
  by: string
}

/** Records that two are different, or that the question is open again. */
async function settle({ group, otherGroup, pairs, isDifferent, by }: Settled): Promise<void> {
  const now = new Date()
  const data = isDifferent
    ? { state: 'different', decidedBy: by, decidedAt: now }
    : { state: 'waiting', decidedBy: null, decidedAt: null }
  const changes = pairs.map(({ id }) => ({ id, data }))
  await changeEach(await getPayloadClient(), slugs.donorProposals, changes)
  const action = isDifferent ? 'told-apart' : 'reopened'
  await recordAudit(entryOf(action, [group.root, otherGroup.root], now.toISOString()))
  await refreshDonors([group.root.id, otherGroup.root.id])
}

type Named = { id: string; name?: string | null }

function entryOf(action: AuditAction, [donor, other]: [Named, Named], at: string): AuditEntry {
  return {
    ...pendingEntry({ action, label: donor.name ?? '', changes: { other: { to: other.name } } }),
    at,
    subject: 'donor',
    subjectId: donor.id,
    key: `donors ${donor.id} ${other.id} ${action} ${at}`,
  }
}
