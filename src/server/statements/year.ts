import { type ReadGift, readGifts, readGiftsByPan } from '@/cms/database/queries/statement-gifts'
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

/** Lists the years that have a statement, newest first. */
export function statementYears(): number[] {
  return yearsSince(FIRST_STATEMENT_YEAR)
}

/** Lists the financial years from a first one to the current one, newest first. */
export function yearsSince(first: number): number[] {
  const newest = financialYearOf(new Date())
  return Array.from({ length: newest - first + 1 }, (_, ago) => newest - ago)
}

/** Returns the financial year that ended last, as used in addresses. */
export function lastYear(): string {
  return String(financialYearOf(new Date()) - 1)
}

/**
 * Parses the year in an address.
 * @throws ApiError 404 if it has no statement.
 */
export function requireYear(id: string): { year: number; format: StatementFormat } {
  const year = statementYears().find((each) => String(each) === id)
  const format = year && statementFormat(year)
  if (!format) throw new ApiError(404, messages.noSuchYear)
  return { year, format }
}

/**
 * Yields the gifts of a year by donor, in no order; gifts without a valid PAN one by one.
 * @param choice as for `readGifts`.
 */
export async function* readDonors(
  year: number,
  choice: { keyless?: boolean } = {},
): AsyncGenerator<ReadGift[]> {
  yield* byDonor(readGifts(await getPayloadClient(), financialYearPeriod(year), choice))
}

/** Like `readDonors`, in the order of the PANs, which have to be decrypted for this. */
export async function* readDonorsByPan(year: number): AsyncGenerator<ReadGift[]> {
  yield* byDonor(readGiftsByPan(await getPayloadClient(), financialYearPeriod(year)))
}

async function* byDonor(batches: AsyncGenerator<ReadGift[]>) {
  let donor: ReadGift[] = []
  for await (const gifts of batches) {
    for (const gift of gifts) {
      const [first] = donor
      if (first && !(first.panKey && first.panKey === gift.panKey)) {
        yield donor
        donor = []
      }
      donor.push(gift)
    }
  }
  if (donor.length > 0) yield donor
}

/**
 * Returns the 80G approval of a year; parts that have not been entered are absent. Approvals hold
 * for whole years (Income-tax Act, 2025, section 354(2)), so the last day determines which one it
 * was.
 */
export async function readApproval(year: number): Promise<{ urn?: string; urnIssuedOn?: string }> {
  const approval = await readApprovalOn(`${year + 1}-03-31`)
  return { urn: approval?.number, urnIssuedOn: approval?.issuedOn ?? undefined }
}

/**
 * Returns the ids of a year's gifts whose valid receipt names no 80G approval although the
 * statement reports them under one; empty if the year has no approval.
 */
export async function readUnapproved(year: number): Promise<Set<string>> {
  const { urn } = await readApproval(year)
  if (!urn) return new Set()
  const days = { from: `${year}-04-01`, until: `${year + 1}-03-31` }
  return giftsWithoutApproval(await getPayloadClient(), days)
}
