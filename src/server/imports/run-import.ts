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
import { changeWhere, findFirst, requireById } from '../documents/records'
import { ApiError, isApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { checkRows } from './check-rows'
import { columnsOf, countOutcomes, rowKey, tableOfImport, toImportDto } from './documents'
import { findMade, renewFigures } from './made'
import { writeRow } from './write-rows'

const collection = slugs.imports
/** After this time without a sign of life another server goes on with an import. */
const HELD_MS = MINUTE_MS

type Confirmation = {
  /** Rows that are imported beside the new ones. */
  also: number[]
  /** Username of who confirms. */
  by: string
  /** The `updatedAt` of the report that the admin saw. */
  expected: string | undefined
}

/**
 * Imports the new rows of an import, and those of the others that an admin names. It goes on after
 * the response, and after a crash on any server.
 * @returns the import as it begins; the same again where it was confirmed before.
 * @throws ApiError 404 for an unknown import, 409 where its rows were not checked, or checked again
 * since the admin saw them.
 */
export async function confirmImport(
  id: string,
  { also, by, expected }: Confirmation,
): Promise<ImportDto> {
  // An invalid date is no version.
  const isVersion = expected === undefined || !Number.isNaN(Date.parse(expected))
  const confirmed =
    isVersion &&
    (await changeWhere({
      collection,
      where: {
        and: [
          { id: { equals: id } },
          { state: { equals: 'checked' } },
          ...(expected ? [{ updatedAt: { equals: expected } }] : []),
        ],
      },
      data: {
        state: 'importing',
        also,
        startedBy: by,
        confirmedAt: new Date().toISOString(),
      },
    }))
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
 * Imports what is left of an import, unless another of its subject is under way, here or on another server:
 * rows that two files have in common would not be known to each other. The timer calls again.
 */
export async function runImport({ id, subject }: Pick<Import, 'id' | 'subject'>): Promise<void> {
  const payload = await getPayloadClient()
  const run = async () => {
    const doc = await findFirst(collection, {
      and: [{ id: { equals: id } }, { state: { equals: 'importing' } }],
    })
    if (!doc) return
    // Records that came in since the report count as known.
    const checked = await checkRows({
      id,
      subject,
      table: tableOfImport(doc),
      places: columnsOf(doc),
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
  // Only the report of what was read stays.
  const report = rows.map(({ gift: _gift, volunteer: _volunteer, ...row }) => ({
    ...row,
    isImported: made.keys.has(rowKey(doc, row.row)),
  }))
  // Both first: what a crash interrupts here is done again, and the audit log knows it by its key.
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
