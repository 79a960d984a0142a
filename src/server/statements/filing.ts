import type { Where } from 'payload'
import { changesBetween } from '@/cms/audit'
import type { StatementFile } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { StatementFileDto } from '@/domain/responses/statement'
import type { FiledInput } from '@/domain/statement-forms'
import { indianDayOf } from '@/lib/dates'
import { recordAudit } from '../audit/record-audit'
import { changeIfUnchanged, changeWhere } from '../documents/records'
import { ApiError } from '../http/api-error'
import { refuseFutureDay } from '../http/refuse-future-day'
import { requireFile, toFileDto } from './files'

// Which files were filed, and under which number: docs/decisions/0124.

const collection = slugs.statementFiles

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
  const file = await requireFile(id)
  refuseWrongDay(file, filed)
  const changed = await changeWhere({
    collection,
    where: { and: [{ id: { equals: id } }, { filedOn: { exists: false } }] },
    data: { ...filed, filedBy },
  })
  const marked = changed ?? (await requireFile(id))
  if (!isFiledAs(marked, filed)) throw new ApiError(409, messages.filedAlready)
  await recordAudit({
    action: 'filed',
    ...subjectOf(file),
    changes: {
      acknowledgementNumber: { to: filed.acknowledgementNumber },
      filedOn: { to: filed.filedOn },
      sha256: { to: marked.sha256 },
    },
    // A mark that was taken back and made again has another time.
    key: `statement ${id} filed ${marked.updatedAt}`,
  })
  return toFileDto(marked)
}

/**
 * Corrects the day or the number under which a file was filed.
 * @param expected the `updatedAt` that the client saw, if it wants to change only that version.
 * @throws ApiError 404 if there is no such file, 400 for a day in the future or before it was made,
 * 409 if it is not marked as filed, or somebody has changed it since.
 */
export async function correctFiling(
  id: string,
  filed: FiledInput,
  expected?: string,
): Promise<StatementFileDto> {
  const file = await requireFile(id)
  refuseWrongDay(file, filed)
  // Without a version of the client's, the one just read: the log says what it was.
  const version = expected ?? file.updatedAt
  const changed = await changeIfUnchanged({ collection, where: isFiled(id), data: filed }, version)
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  const { filedOn, acknowledgementNumber } = file
  const changes = changesBetween({ filedOn, acknowledgementNumber }, filed)
  if (Object.keys(changes).length > 0) {
    await recordAudit({ action: 'corrected', ...subjectOf(file), changes })
  }
  return toFileDto(changed)
}

/**
 * Takes back the mark of a file that was not filed after all: it is a draft again, and the statement is due again.
 * @param expected as in `correctFiling`.
 * @throws ApiError 404 if there is no such file, 409 if it is not marked as filed, or somebody has changed it since.
 */
export async function takeBackFiling(id: string, expected?: string): Promise<StatementFileDto> {
  const file = await requireFile(id)
  const data = { filedOn: null, acknowledgementNumber: null, filedBy: null }
  const version = expected ?? file.updatedAt
  const changed = await changeIfUnchanged({ collection, where: isFiled(id), data }, version)
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  await recordAudit({
    action: 'undone',
    ...subjectOf(file),
    changes: {
      acknowledgementNumber: { from: file.acknowledgementNumber },
      filedOn: { from: file.filedOn },
      // Which file it was: the checksum itself stays.
      sha256: { to: file.sha256 },
    },
  })
  return toFileDto(changed)
}

/** Refuses a day in the future, or before the file was made: what was uploaded then was another file. */
function refuseWrongDay({ createdAt }: StatementFile, { filedOn }: FiledInput): void {
  refuseFutureDay('filedOn', filedOn)
  const madeOn = indianDayOf(new Date(createdAt))
  if (filedOn >= madeOn) return
  const day = madeOn.split('-').toReversed().join('/')
  const message = `This file was made later, on ${day}. Mark the one that you uploaded.`
  throw new ApiError(400, message, { errors: { filedOn: message } })
}

function isFiled(id: string): Where {
  return { and: [{ id: { equals: id } }, { filedOn: { exists: true } }] }
}

function isFiledAs(file: StatementFile, filed: FiledInput): boolean {
  return (
    file.filedOn === filed.filedOn && file.acknowledgementNumber === filed.acknowledgementNumber
  )
}

function subjectOf({ id, form, financialYear }: StatementFile) {
  return { subject: 'statement', subjectId: id, label: `${form} ${financialYear}` } as const
}
