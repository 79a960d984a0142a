import * as z from 'zod/mini'
import { exportPart, listQuery } from '../list-query'
import { messages } from '../messages'
import { optionalChoice, optionalLine } from '../text'
import { importSubjects } from './columns'
import type { ImportedGift } from './gift-row'
import type { ImportedVolunteer } from './volunteer-row'

/** Largest file that is taken, in bytes. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024
/** Most rows of a file. */
export const IMPORT_MAX_ROWS = 10_000

/** What is said of a row before it is imported. */
export const importOutcomes = ['new', 'same', 'doubtful', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/**
 * The states of an import, in their order: its file was read, its columns chosen and each row
 * checked, it is being imported, it is done; it is being undone, it is undone.
 */
export const importStates = ['read', 'checked', 'importing', 'done', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** A row of the report, as it is stored with its import. */
export type ReportRow = {
  /** As the spreadsheet numbers it. */
  row: number
  outcome: ImportOutcome
  /** Why it is not new, in words. */
  reason?: string
  /** What it is about, for a reader. */
  name: string
  day?: string
  amountPaise?: number
  /** What it is for, by its name. */
  purpose?: string
  gift?: ImportedGift
  volunteer?: ImportedVolunteer
  /** It is part of what was imported. */
  isImported?: boolean
}

const subject = optionalChoice(importSubjects, messages.noSuchSubject)

/** The query of POST /api/admin/imports: what the file holds; gifts where it does not say so. */
export const importUploadQuery = z.object({ subject }, messages.bodyInvalid)

/** The query of GET /api/admin/imports: of one subject, or of all. */
export const importListQuery = z.extend(z.omit(listQuery, { search: true }), {
  subject,
})
export type ImportListQuery = z.output<typeof importListQuery>

/** The query of GET /api/admin/import-rows: the report of an import, of one outcome or of all. */
export const importRowsQuery = z.extend(z.omit(listQuery, { search: true }), {
  ...exportPart,
  /** Its id. */
  import: optionalLine(100),
  outcome: optionalChoice(importOutcomes, messages.bodyInvalid),
})
export type ImportRowsQuery = z.output<typeof importRowsQuery>

const { bodyInvalid } = messages
const place = z.int(bodyInvalid).check(z.minimum(0, bodyInvalid), z.maximum(1000, bodyInvalid))

/** Body of POST /api/admin/imports/{id}/columns: where in the file each column stands, from 0. */
export const importColumnsForm = z.object(
  { columns: z.record(z.string(), place, bodyInvalid) },
  bodyInvalid,
)

/** Body of POST /api/admin/imports/{id}/confirm: rows that are imported beside the new ones. */
export const importConfirmForm = z.object(
  {
    also: z
      .array(z.int(bodyInvalid).check(z.minimum(1, bodyInvalid)), bodyInvalid)
      .check(z.maxLength(IMPORT_MAX_ROWS, bodyInvalid)),
  },
  bodyInvalid,
)
