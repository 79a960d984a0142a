import type { Import } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type ColumnIndexes, type ImportSubject, importColumns } from '@/domain/import/columns'
import {
  type ImportOutcome,
  type ImportRowsQuery,
  importOutcomes,
  type ReportRow,
} from '@/domain/import/import'
import type { ImportDetailDto, ImportDto, ImportRowDto } from '@/domain/responses/import'
import { fromPaise } from '@/lib/money'
import type { Page } from '../http/responses'
import type { Table } from './read-table'

// The JSON of an import was checked when it was stored.

/** Returns the collection that an import fills. */
export function collectionOf(subject: ImportSubject) {
  return subject === 'gifts' ? slugs.donations : slugs.volunteers
}

/** Returns the cells of an unconfirmed import. */
export function tableOfImport({ headings, table }: Import): Table {
  return { headings: (headings ?? []) as string[], rows: (table ?? []) as Table['rows'] }
}

/** Returns the report, row by row. */
export function reportOf({ report }: Import): ReportRow[] {
  return (report ?? []) as ReportRow[]
}

/** Returns the chosen columns. */
export function columnsOf({ columns }: Import): ColumnIndexes {
  return (columns ?? {}) as ColumnIndexes
}

/** Returns the key of the record that a row creates, so that it is created once. */
export function rowKey({ id }: Pick<Import, 'id'>, row: number): string {
  return `import-${id}-${row}`
}

/** Counts the rows of each outcome. */
export function countOutcomes(report: ReportRow[]): Record<ImportOutcome, number> {
  const count = (outcome: ImportOutcome) => report.filter((row) => row.outcome === outcome).length
  return Object.fromEntries(importOutcomes.map((each) => [each, count(each)])) as Record<
    ImportOutcome,
    number
  >
}

/** Maps an import for the list. */
export function toImportDto(doc: Import): ImportDto {
  const { id, subject, state, startedBy, createdAt, updatedAt, counts, note } = doc
  return {
    id,
    subject,
    state,
    startedBy,
    createdAt,
    updatedAt,
    filename: doc.filename ?? '',
    rows: doc.rowCount ?? 0,
    ...(counts ? { counts: counts as ImportDto['counts'] } : {}),
    imported: doc.imported ?? 0,
    ...(subject === 'gifts' && { amount: fromPaise(doc.amountPaise ?? 0) }),
    ...(note && { note }),
  }
}

/** Maps an import with the data for choosing its columns. */
export function toImportDetailDto(doc: Import): ImportDetailDto {
  const known = Object.keys(importColumns[doc.subject])
  const columns = Object.entries(columnsOf(doc)).filter(([column]) => known.includes(column))
  return {
    ...toImportDto(doc),
    headings: (doc.headings ?? []) as string[],
    columns: Object.fromEntries(columns),
    sample: (doc.sample ?? []) as string[][],
  }
}

/** Returns a page of the report, for one outcome or all. */
export function pageOfReport(
  doc: Import,
  { outcome, page, limit }: ImportRowsQuery,
): Page<ImportRowDto> {
  const rows = reportOf(doc).filter((row) => !outcome || row.outcome === outcome)
  return { items: rows.slice((page - 1) * limit, page * limit).map(toRowDto), total: rows.length }
}

function toRowDto(reported: ReportRow): ImportRowDto {
  const { row, outcome, reason, name, day, amountPaise, purpose, isImported } = reported
  return {
    row,
    outcome,
    name,
    isImported: isImported ?? false,
    ...(reason && { reason }),
    ...(day && { day }),
    ...(amountPaise && { amount: fromPaise(amountPaise) }),
    ...(purpose && { purpose }),
  }
}
