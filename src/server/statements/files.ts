import type { Where } from 'payload'
import type { StatementFile } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import type { StatementFileDto } from '@/domain/responses/statement'
import { type CashLeftOut, statementOf } from '@/domain/statement'
import { type StatementRow, statementHeading, statementLine } from '@/domain/statement-format'
import type { FiledInput, StatementFileInput } from '@/domain/statement-forms'
import { indianDayOf } from '@/lib/dates'
import { fromPaise } from '@/lib/money'
import { recordAudit } from '../audit/record-audit'
import { changeWhere, countAll, findAll, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { refuseFutureDay } from '../http/refuse-future-day'
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
  const whole = await changeWhere({
    collection: slugs.statementFiles,
    where: { id: { equals: file.id } },
    data: { ...written, sha256, isWhole: true },
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

/**
 * Records that a file was filed, and under which number; such a file is never deleted. The same sent again, after a
 * lost response or an error, gives the same result.
 * @throws ApiError 404 if there is no such file, 400 for a day in the future or before it was made,
 * 409 if it is already marked otherwise.
 */
export async function markAsFiled(
  id: string,
  filed: FiledInput,
  filedBy: string,
): Promise<StatementFileDto> {
  const { form, financialYear, createdAt } = await requireFile(id)
  refuseFutureDay('filedOn', filed.filedOn)
  refuseDayBefore(createdAt, filed.filedOn)
  const changed = await changeWhere({
    collection: slugs.statementFiles,
    where: { and: [{ id: { equals: id } }, { filedOn: { exists: false } }] },
    data: { ...filed, filedBy },
  })
  const marked = changed ?? (await requireFile(id))
  const isSame =
    marked.filedOn === filed.filedOn && marked.acknowledgementNumber === filed.acknowledgementNumber
  if (!isSame) throw new ApiError(409, messages.filedAlready)
  await recordAudit({
    action: 'filed',
    subject: 'statement',
    subjectId: id,
    label: `${form} ${financialYear}`,
    changes: {
      acknowledgementNumber: { to: filed.acknowledgementNumber },
      filedOn: { to: filed.filedOn },
      sha256: { to: marked.sha256 },
    },
    key: `statement ${id} filed`,
  })
  return toFileDto(marked)
}

/** Refuses an earlier day: what was uploaded then was another file. */
function refuseDayBefore(createdAt: string, filedOn: string): void {
  const madeOn = indianDayOf(new Date(createdAt))
  if (filedOn >= madeOn) return
  const day = madeOn.split('-').toReversed().join('/')
  const message = `This file was made later, on ${day}. Mark the one that you uploaded.`
  throw new ApiError(400, message, { errors: { filedOn: message } })
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

function toFileDto(file: StatementFile): StatementFileDto {
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
    filedOn: file.filedOn || undefined,
    acknowledgementNumber: file.acknowledgementNumber || undefined,
    filedBy: file.filedBy || undefined,
  }
}
