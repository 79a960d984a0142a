import * as z from 'zod/mini'
import { messages } from './messages'

/** Largest table that can be written as a spreadsheet, in bytes of its JSON. */
export const SPREADSHEET_MAX_BYTES = 32 * 1024 * 1024

const { bodyInvalid } = messages
const cell = z.union([z.string(), z.number()], bodyInvalid)

/** Body of POST /api/admin/spreadsheets: the rows of a table, headings first. */
export const spreadsheetForm = z.object(
  { rows: z.array(z.array(cell, bodyInvalid), bodyInvalid) },
  bodyInvalid,
)
export type SpreadsheetInput = z.output<typeof spreadsheetForm>
