import type { Import, User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import {
  type ColumnIndexes,
  columnsProblem,
  guessColumns,
  type ImportSubject,
} from '@/domain/import/columns'
import {
  IMPORT_MAX_BYTES,
  type ImportListQuery,
  type ImportRowsQuery,
} from '@/domain/import/import'
import { messages } from '@/domain/messages'
import type { ImportDetailDto, ImportDto, ImportRowDto } from '@/domain/responses/import'
import { cleanLine } from '@/domain/text'
import { changeWhere, findFirst, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { readFile } from '../http/read-file'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { checkRows } from './check-rows'
import {
  countOutcomes,
  pageOfReport,
  tableOfImport,
  toImportDetailDto,
  toImportDto,
} from './documents'
import { readTable } from './read-table'

const collection = slugs.imports
const SAMPLE_ROWS = 3
const MAX_FILENAME_LENGTH = 200
/** All fields but the rows, which are read only where they are needed. */
const WITHOUT_ROWS = { table: false, report: false, sample: false, also: false } as const

/**
 * Stores the rows of a file, in the field `file`, until its columns are chosen.
 * @throws ApiError 400 that explains why it cannot be read, 413 if it is too large.
 */
export async function startImport(
  req: Request,
  subject: ImportSubject,
  user: User,
): Promise<ImportDetailDto> {
  const file = await readFile(req, IMPORT_MAX_BYTES)
  const table = await readTable(Buffer.from(await file.arrayBuffer()), subject)
  const payload = await getPayloadClient()
  const doc = await payload.create({
    collection,
    data: {
      subject,
      filename: cleanLine(file.name).slice(0, MAX_FILENAME_LENGTH),
      state: 'read',
      startedBy: user.username,
      headings: table.headings,
      columns: guessColumns(subject, table.headings),
      sample: table.rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells),
      table: table.rows,
      rowCount: table.rows.length,
    },
    overrideAccess: true,
  })
  return toImportDetailDto(doc)
}

/** Lists the imports, newest first: all, or those of one subject. */
export async function listImports({
  subject,
  page,
  limit,
}: ImportListQuery): Promise<Page<ImportDto>> {
  const payload = await getPayloadClient()
  const { docs, totalDocs } = await payload.find({
    collection,
    page,
    limit,
    select: WITHOUT_ROWS,
    depth: 0,
    ...(subject && { where: { subject: { equals: subject } } }),
    sort: ['-createdAt', '-id'],
    overrideAccess: true,
  })
  return { items: docs.map((doc) => toImportDto(doc as Import)), total: totalDocs }
}

/** @throws ApiError 404 if it does not exist. */
export async function getImport(id: string): Promise<ImportDetailDto> {
  return toImportDetailDto(await requireById(collection, id))
}

/**
 * Returns a page of the report of an import; by default of the newest one.
 * @throws ApiError 404 if it does not exist.
 */
export async function listImportRows(query: ImportRowsQuery): Promise<Page<ImportRowDto>> {
  const shown = query.import
    ? await requireById(collection, query.import)
    : await findFirst(collection, {}, '-createdAt')
  return shown ? pageOfReport(shown, query) : { items: [], total: 0 }
}

/**
 * Stores the chosen columns, and checks each row. Imports nothing yet.
 * @throws ApiError 400 if a column is missing, 404 if there is no such import, 409 if it was
 * confirmed.
 */
export async function checkImport(id: string, indexes: ColumnIndexes): Promise<ImportDetailDto> {
  const doc = await requireById(collection, id)
  const table = tableOfImport(doc)
  const columns = columnsProblem(doc.subject, indexes, table.headings.length)
  if (columns) throw new ApiError(400, columns, { errors: { columns } })
  const report = await checkRows({ subject: doc.subject, table, indexes, id })
  const checked = await changeWhere({
    collection,
    where: { and: [{ id: { equals: id } }, { state: { in: ['read', 'checked'] } }] },
    data: { state: 'checked', columns: indexes, report, counts: countOutcomes(report) },
  })
  if (!checked) throw new ApiError(409, messages.changedMeanwhile)
  return toImportDetailDto(checked)
}

/**
 * Deletes an import that was not confirmed.
 * @throws ApiError 404 if there is no such import, 409 if it was confirmed.
 */
export async function discardImport(id: string): Promise<void> {
  await requireById(collection, id)
  const payload = await getPayloadClient()
  await payload.db.deleteMany({
    collection,
    where: { and: [{ id: { equals: id } }, { state: { in: ['read', 'checked'] } }] },
  })
  const left = await payload.count({ collection, where: { id: { equals: id } } })
  if (left.totalDocs > 0) throw new ApiError(409, messages.changedMeanwhile)
}
