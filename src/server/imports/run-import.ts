import { withFreeLease } from '@/cms/database/lease'
import type { Import } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import type { ReportRow } from '@/domain/import/import'
import { messages } from '@/domain/messages'
import type { ImportDto } from '@/domain/responses/import'
import { requestContext } from '@/lib/request-context'
import { recordAudit } from '../audit/record-audit'
import { inBackground } from '../background'
import { changeIfUnchanged, changeWhere, findFirst, requireById } from '../documents/records'
import { ApiError, isApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { checkRows } from './check-rows'
import { columnsOf, countOutcomes, rowKey, tableOfImport, toImportDto } from './documents'
import { findMade, renewFigures } from './made'
import { writeRow } from './write-rows'

const collection = slugs.imports
/** An import without a sign of life for this long is resumed by another server. */
const HELD_MS = MINUTE_MS

type Confirmation = {
  /** Rows to import in addition to the new ones. */
  also: number[]
  /** Username of the admin who confirms. */
  by: string
  /** The `updatedAt` of the report that the admin saw. */
  expected: string | undefined
}

/**
 * Imports the new rows of an import, and those other rows that an admin selects. Continues after
 * the response, and after a crash on any server.
 * @returns the import as it starts; the same again if it was confirmed before.
 * @throws ApiError 404 if there is no such import, 409 if its rows have not been checked, or were
 * checked again since the admin saw them.
 */
export async function confirmImport(
  id: string,
  { also, by, expected }: Confirmation,
): Promise<ImportDto> {
  const confirmed = await changeIfUnchanged(
    {
      collection,
      where: { and: [{ id: { equals: id } }, { state: { equals: 'checked' } }] },
      data: {
        state: 'importing',
        also,
        startedBy: by,
        confirmedAt: new Date().toISOString(),
      },
    },
    expected,
  )
  if (confirmed) {
    inBackground(runImport(confirmed), 'An import could not be finished')
    return toImportDto(confirmed)
  }
  const known = await requireById(collection, id)
  if (known.state === 'read' || known.state === 'checked') {
    throw new ApiError(409, messages.changedMeanwhile)
  }
  return toImportDto(known)
}

/**
 * Imports what is left of an import, unless another import of the same kind is running, here or on
 * another server: rows that the two files share would not be recognised as duplicates. The timer
 * calls again.
 */
export async function runImport({ id, subject }: Pick<Import, 'id' | 'subject'>): Promise<void> {
  const payload = await getPayloadClient()
  const run = async () => {
    const doc = await findFirst(collection, {
      and: [{ id: { equals: id } }, { state: { equals: 'importing' } }],
    })
    if (!doc) return
    // Records stored since the report count as known.
    const checked = await checkRows({
      id,
      subject,
      table: tableOfImport(doc),
      indexes: columnsOf(doc),
    })
    await finish(doc, await writeRows(doc, checked))
  }
  await withFreeLease(payload, `import of ${subject}`, run, HELD_MS)
}

async function writeRows(doc: Import, checked: ReportRow[]): Promise<ReportRow[]> {
  const also = new Set(doc.also as number[])
  const report: ReportRow[] = []
  for (const row of checked) {
    const isWanted = row.outcome === 'new' || (row.outcome !== 'refused' && also.has(row.row))
    report.push(isWanted ? await write(doc, row) : row)
  }
  return report
}

async function write(doc: Import, row: ReportRow): Promise<ReportRow> {
  try {
    await writeRow(doc, row)
    return row
  } catch (error) {
    if (!isApiError(error)) throw error
    return { ...row, outcome: 'refused', reason: error.message }
  }
}

async function finish(doc: Import, rows: ReportRow[]): Promise<void> {
  const made = await findMade(doc)
  // Only the report is kept, not what was read.
  const report = rows.map(({ gift: _gift, volunteer: _volunteer, ...row }) => ({
    ...row,
    isImported: made.keys.has(rowKey(doc, row.row)),
  }))
  // Both first: if a crash interrupts them they run again, and the entry's key keeps the audit log
  // from listing it twice.
  await renewFigures(doc)
  await recordAudit({
    action: 'imported',
    subject: 'import',
    subjectId: doc.id,
    label: doc.filename ?? '',
    changes: {
      subject: { to: doc.subject },
      rows: { to: made.keys.size },
      ...(doc.subject === 'gifts' && { amountPaise: { to: made.paise } }),
    },
    key: `import ${doc.id} done`,
    actor: requestContext()?.actor ?? { name: doc.startedBy },
  })
  await changeWhere({
    collection,
    where: { and: [{ id: { equals: doc.id } }, { state: { equals: 'importing' } }] },
    data: {
      state: 'done',
      report,
      counts: countOutcomes(report),
      table: null,
      sample: null,
      imported: made.keys.size,
      amountPaise: made.paise,
    },
  })
}
