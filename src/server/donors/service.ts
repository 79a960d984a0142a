import type { Where } from 'payload'
import { allOf } from '@/cms/database/all-of'
import { slugs } from '@/cms/slugs'
import type { DonorInput, DonorListQuery } from '@/domain/donor-desk'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import { messages } from '@/domain/messages'
import type { DonorDetailDto, DonorDto } from '@/domain/responses/donor'
import { recordAudit } from '../audit/record-audit'
import { findPage } from '../documents/documents'
import { changeIfUnchanged, findAll, requireById } from '../documents/records'
import { giftsOfNumber } from '../donations/gifts-of-number'
import { ApiError } from '../http/api-error'
import type { Page } from '../http/responses'
import { getDonor } from './detail'
import { readGroups } from './groups'
import { placeBatch } from './place'
import { toDonorDto } from './to-donor-dto'

const collection = slugs.donors

/** Lists the donors, in the requested order; the number of a receipt finds its donor. */
export async function listDonors(query: DonorListQuery): Promise<Page<DonorDto>> {
  const { search, sort, ...filters } = query
  const { items, total } = await findPage({
    collection,
    query,
    ids: await donorsOfNumber(search),
    hidden: { field: 'isListed', value: false },
    filter: filterOf(filters),
    sort: sort === 'sum' ? ['-totalPaise', '-id'] : undefined,
  })
  return { items: items.map(toDonorDto), total }
}

/**
 * Returns the donor of a gift, found on the spot if that has not been done yet.
 * @returns undefined if the gift does not reveal who gave it, or was paid with test keys.
 * @throws ApiError 404 if there is no such gift.
 */
export async function getDonorOfGift(id: string): Promise<DonorDetailDto | undefined> {
  const gift = await requireById(slugs.donations, id)
  if (gift.testMode) return undefined
  if (gift.donorSeenAt !== gift.updatedAt) await placeBatch([id])
  const { donor } = await requireById(slugs.donations, id)
  return donor ? getDonor(donor) : undefined
}

type Update = {
  input: DonorInput
  /** The `updatedAt` that the client saw, if it wants to change only that version. */
  expected?: string
}

/**
 * Saves the office's notes and language for a donor.
 * @throws ApiError 404 if there is no such donor, 409 if somebody has changed it since.
 */
export async function updateDonor(
  id: string,
  { input, expected }: Update,
): Promise<DonorDetailDto> {
  const before = await requireById(collection, id)
  const { notes } = input
  const language = input.language === '' ? null : input.language
  const changed = await changeIfUnchanged(
    {
      collection,
      where: { id: { equals: id } },
      data: { ...(notes !== undefined && { notes }), ...(language !== undefined && { language }) },
    },
    expected,
  )
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  await recordAudit({
    action: 'changed',
    subject: 'donor',
    subjectId: id,
    label: before.name ?? '',
    changes: {
      // The log cannot be erased, so it holds no notes.
      ...(isChange(before.notes, notes) && { notes: { to: 'changed' } }),
      ...(isChange(before.language, language) && {
        language: { from: before.language, to: language },
      }),
    },
  })
  return getDonor(id)
}

/** @param after undefined leaves the field as it is. */
function isChange(before: string | null | undefined, after: string | null | undefined): boolean {
  return after !== undefined && (before ?? null) !== after
}

/** Returns the ids of donors whose gifts `giftsOfNumber` finds; undefined if there are none. */
async function donorsOfNumber(search: string): Promise<string[] | undefined> {
  const ids = await giftsOfNumber(search)
  if (!ids) return undefined
  const where = { id: { in: ids } }
  const gifts = await findAll({ collection: slugs.donations, where, select: { donor: true } })
  const groups = await readGroups(gifts.flatMap(({ donor }) => donor ?? []))
  const roots = groups.flatMap(({ root }) => (root.isListed ? root.id : []))
  return roots.length > 0 ? roots : undefined
}

function filterOf({
  given,
  proposals,
}: Pick<DonorListQuery, 'given' | 'proposals'>): Where | undefined {
  const yearBegan = financialYearPeriod(financialYearOf(new Date())).from
  return allOf(
    given ? { lastGiftAt: { greater_than_equal: yearBegan } } : undefined,
    proposals ? { hasProposals: { equals: true } } : undefined,
  )
}
