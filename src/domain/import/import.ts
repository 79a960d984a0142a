import * as z from 'zod/mini'
import { exportPart, listQuery } from '../list-query'
import { messages } from '../messages'
import { optionalChoice, optionalLine } from '../text'
import { importSubjects } from './columns'
import type { ImportedGift } from './gift-row'
import type { ImportedVolunteer } from './volunteer-row'

/** Largest accepted file. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024
export const IMPORT_MAX_ROWS = 10_000

/** The verdicts on a row before it is imported. */
export const importOutcomes = ['new', 'same', 'doubtful', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/**
 * The states of an import, in order: the file was read; columns were chosen and rows checked; it is
 * being imported; it is done; it is being undone; it is undone.
 */
export const importStates = ['read', 'checked', 'importing', 'done', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** A row of the report, as stored with the import. */
export type ReportRow = {
  /** The row number in the spreadsheet. */
  row: number
  outcome: ImportOutcome
  /** The message why it is not new. */
  reason?: string
  /** Whom it is about, for display. */
  name: string
  day?: string
  amountPaise?: number
  /** The name of the purpose. */
  purpose?: string
  gift?: ImportedGift
  volunteer?: ImportedVolunteer
  /** Whether the row was imported. */
  isImported?: boolean
}

const subject = optionalChoice(importSubjects, messages.noSuchSubject)

/** The query of POST /api/admin/imports: what the file holds; by default gifts. */
export const importUploadQuery = z.object({ subject }, messages.bodyInvalid)

/** The query of GET /api/admin/imports: of one subject or all. */
export const importListQuery = z.extend(z.omit(listQuery, { search: true }), {
  subject,
})
export type ImportListQuery = z.output<typeof importListQuery>

/** The query of GET /api/admin/import-rows: an import's report, of one outcome or all. */
export const importRowsQuery = z.extend(z.omit(listQuery, { search: true }), {
  ...exportPart,
  /** The import's id. */
  import: optionalLine(100),
  outcome: optionalChoice(importOutcomes, messages.bodyInvalid),
})
export type ImportRowsQuery = z.output<typeof importRowsQuery>

const { bodyInvalid } = messages
const cellIndex = z.int(bodyInvalid).check(z.minimum(0, bodyInvalid), z.maximum(1000, bodyInvalid))

/** Body of POST /api/admin/imports/{id}/columns: the index of each column in the file, from 0. */
export const importColumnsForm = z.object(
  { columns: z.record(z.string(), cellIndex, bodyInvalid) },
  bodyInvalid,
)

/** Body of POST /api/admin/imports/{id}/confirm: rows to import in addition to the new ones. */
export const importConfirmForm = z.object(
  {
    also: z
      .array(z.int(bodyInvalid).check(z.minimum(1, bodyInvalid)), bodyInvalid)
      .check(z.maxLength(IMPORT_MAX_ROWS, bodyInvalid)),
  },
  bodyInvalid,
)
