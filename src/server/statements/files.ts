import type { Where } from 'payload'
import type { StatementFile } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import type { StatementFileDto } from '@/domain/responses/statement'
import { type CashLeftOut, statementOf } from '@/domain/statement'
import { type StatementRow, statementHeading, statementLine } from '@/domain/statement-format'
import type { StatementFileInput } from '@/domain/statement-forms'
import { fromPaise } from '@/lib/money'
import { recordAudit } from '../audit/record-audit'
import { changeById, countAll, findAll, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { storeParts } from './parts'
import { readApproval, readDonorsByPan, requireYear } from './year'

/** Files of a year to keep although none was filed. */
const KEPT_DRAFTS = 3
/** After this time, a file that is not whole is no longer being made: its server was stopped. */
const MAKING_MAX_MS = HOUR_MS

/** Lists the files of a year, newest first. */
export async function listFiles(year: number): Promise<StatementFileDto[]> {
  const files = await findAll({
    collection: slugs.statementFiles,
    where: { and: [{ financialYear: { equals: year } }, { isWhole: { equals: true } }] },
    sort: ['-createdAt', '-id'],
  })
  return files.map(toFileDto)
}

/**
 * Creates and stores the file of a year from its gifts as they are now.
 * @throws ApiError 404 for a year that has no statement, 409 if the site settings lack the 80G
 * approval or no gift qualifies.
 */
export async function makeFile(
  id: string,
  cash: StatementFileInput,
  madeBy: string,
): Promise<StatementFileDto> {
  const { year, format } = requireYear(id)
  const { urn, urnIssuedOn } = await readApproval(year)
  if (!urn || !urnIssuedOn) throw new ApiError(409, messages.urnMissing)
  const payload = await getPayloadClient()
  const file = await payload.create({
    collection: slugs.statementFiles,
    data: {
      financialYear: year,
      form: format.form,
      ...cash,
      madeBy,
      rowCount: 0,
      amountPaise: 0,
      isWhole: false,
    },
    depth: 0,
    overrideAccess: true,
  })
  const written = { rowCount: 0, amountPaise: 0 }
  async function* lines() {
    yield statementHeading(format)
    for await (const row of readRows(year, cash)) {
      written.rowCount += 1
      written.amountPaise += row.paise
      yield statementLine(row, {
        format,
        serial: written.rowCount,
        urn: urn ?? '',
        urnIssuedOn: urnIssuedOn ?? '',
      })
    }
  }
  const sha256 = await storeParts(file.id, lines())
  if (written.rowCount === 0) {
    await removeFile(file.id)
    throw new ApiError(409, messages.statementEmpty)
  }
  const whole = await changeById(slugs.statementFiles, file.id, {
    ...written,
    sha256,
    isWhole: true,
  })
  await recordAudit({
    action: 'created',
    subject: 'statement',
    subjectId: file.id,
    label: `${format.form} ${year}`,
    changes: { rows: { to: written.rowCount }, amountPaise: { to: written.amountPaise } },
  })
  await removeOldDrafts(year)
  return toFileDto({ ...file, ...whole, ...written, sha256 })
}

/**
 * Yields the rows of a year's statement from its gifts as they are now, in the order of their PANs.
 */
export async function* readRows(year: number, cash: CashLeftOut): AsyncGenerator<StatementRow> {
  for await (const gifts of readDonorsByPan(year)) {
    const pan = gifts[0]?.pan ?? ''
    for (const row of statementOf(gifts, cash).rows) yield { pan, ...row }
  }
}

/**
 * Returns which cash a file has left out. Earlier versions did not treat small gifts separately.
 */
export function cashLeftOut({ leavesOutCash, leavesOutSmallCash }: StatementFile): CashLeftOut {
  return { leavesOutCash, leavesOutSmallCash: Boolean(leavesOutSmallCash) }
}

/**
 * Returns a complete file.
 * @throws ApiError 404 if there is no such file.
 */
export async function requireFile(id: string): Promise<StatementFile> {
  const file = await requireById(slugs.statementFiles, id)
  if (!file.isWhole) throw new ApiError(404, messages.notFound)
  return file
}

/** Deletes old drafts and unfinished files: they contain PANs, so unfiled ones are not kept for long. */
async function removeOldDrafts(year: number): Promise<void> {
  const drafts = await findAll({
    collection: slugs.statementFiles,
    where: { and: [{ financialYear: { equals: year } }, { filedOn: { exists: false } }] },
    sort: ['-createdAt', '-id'],
  })
  const old = drafts.filter(({ isWhole }) => isWhole).slice(KEPT_DRAFTS)
  const unfinished = drafts.filter(
    ({ isWhole, createdAt }) => !isWhole && Date.now() - Date.parse(createdAt) > MAKING_MAX_MS,
  )
  for (const { id } of [...old, ...unfinished]) await removeFile(id)
}

/** Deletes a file, unless it was filed in the meantime. */
async function removeFile(id: string): Promise<void> {
  const payload = await getPayloadClient()
  const isDraft: Where = { and: [{ id: { equals: id } }, { filedOn: { exists: false } }] }
  await payload.db.deleteMany({ collection: slugs.statementFiles, where: isDraft })
  const left = await countAll({ collection: slugs.statementFiles, where: { id: { equals: id } } })
  if (left > 0) return
  await payload.db.deleteMany({ collection: slugs.statementParts, where: { file: { equals: id } } })
}

/** Maps a file for the API. */
export function toFileDto(file: StatementFile): StatementFileDto {
  return {
    id: file.id,
    year: file.financialYear,
    form: file.form,
    ...cashLeftOut(file),
    sha256: file.sha256 ?? '',
    rows: file.rowCount,
    amount: fromPaise(file.amountPaise),
    madeBy: file.madeBy,
    createdAt: file.createdAt,
    updatedAt: file.updatedAt,
    filedOn: file.filedOn || undefined,
    acknowledgementNumber: file.acknowledgementNumber || undefined,
    filedBy: file.filedBy || undefined,
  }
}
