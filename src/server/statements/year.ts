import {
  type GiftWithPan,
  type ReadGift,
  readGifts,
  readGiftsByPan,
} from '@/cms/database/queries/statement-gifts'
import { giftsWithoutApproval } from '@/cms/database/queries/unapproved-gifts'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import { messages } from '@/domain/messages'
import {
  FIRST_STATEMENT_YEAR,
  type StatementFormat,
  statementFormat,
} from '@/domain/statement-format'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { readApprovalOn } from '../tax-approvals/approvals'

/** The years that have a statement, the newest first. */
export function statementYears(): number[] {
  return yearsSince(FIRST_STATEMENT_YEAR)
}

/** The financial years from a first one to that of today, the newest first. */
export function yearsSince(first: number, now = new Date()): number[] {
  const newest = financialYearOf(now)
  return Array.from({ length: newest - first + 1 }, (_, ago) => newest - ago)
}

/** The year that ended last, as an address names it. */
export function lastYear(now = new Date()): string {
  return String(financialYearOf(now) - 1)
}

/** The year that an address names. @throws ApiError 404 where it has no statement. */
export function requireYear(id: string): { year: number; format: StatementFormat } {
  const year = statementYears().find((each) => String(each) === id)
  const format = year && statementFormat(year)
  if (!format) throw new ApiError(404, messages.noSuchYear)
  return { year, format }
}

/** The gifts of a year donor by donor, in no order of the donors; those without a good PAN one by one. */
export async function* readDonors(year: number): AsyncGenerator<ReadGift[]> {
  yield* byDonor(readGifts(await getPayloadClient(), financialYearPeriod(year)))
}

/** The same in the order of their PANs, which have to be decrypted for it. */
export async function* readDonorsByPan(year: number): AsyncGenerator<GiftWithPan[]> {
  yield* byDonor(readGiftsByPan(await getPayloadClient(), financialYearPeriod(year)))
}

async function* byDonor<Gift extends ReadGift>(gifts: AsyncGenerator<Gift>) {
  let donor: Gift[] = []
  for await (const gift of gifts) {
    const [first] = donor
    if (first && !(first.panKey && first.panKey === gift.panKey)) {
      yield donor
      donor = []
    }
    donor.push(gift)
  }
  if (donor.length > 0) yield donor
}

/**
 * The 80G approval of a year; absent parts are not entered yet. Approvals hold for whole years
 * (Income-tax Act, 2025, section 354(2)), so that the last day tells which one it was.
 */
export async function readApproval(year: number): Promise<{ urn?: string; urnIssuedOn?: string }> {
  const approval = await readApprovalOn(`${year + 1}-03-31`)
  return { urn: approval?.number, urnIssuedOn: approval?.issuedOn ?? undefined }
}

/**
 * The ids of a year's gifts whose valid receipt names no 80G approval, although the statement reports them
 * under one; none where the year has no approval.
 */
export async function readUnapproved(year: number): Promise<Set<string>> {
  const { urn } = await readApproval(year)
  if (!urn) return new Set()
  const days = { from: `${year}-04-01`, until: `${year + 1}-03-31` }
  return giftsWithoutApproval(await getPayloadClient(), days)
}
