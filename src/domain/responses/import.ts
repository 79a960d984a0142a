import * as z from 'zod/mini'
import { importSubjects } from '../import/columns'
import { importOutcomes, importStates } from '../import/import'

const counts = z.object({
  new: z.number(),
  same: z.number(),
  doubtful: z.number(),
  refused: z.number(),
})

/** An import of a file, with what is said of its rows. */
export const importResponse = z.object({
  id: z.string(),
  subject: z.enum(importSubjects),
  filename: z.string(),
  state: z.enum(importStates),
  /** Username. */
  startedBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Rows of the file that hold anything. */
  rows: z.number(),
  counts: z.optional(counts),
  /** Rows that were imported. */
  imported: z.number(),
  /** Sum of the imported gifts, in rupees. */
  amount: z.optional(z.number()),
  /** What an admin should know of it, such as why it was not undone. */
  note: z.optional(z.string()),
})
export type ImportDto = z.output<typeof importResponse>

/** An import with what its columns are chosen by. */
export const importDetailResponse = z.extend(importResponse, {
  headings: z.array(z.string()),
  /** For each column its place in the file, from 0. */
  columns: z.record(z.string(), z.number()),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
})
export type ImportDetailDto = z.output<typeof importDetailResponse>

/** A row of the report. */
export const importRowResponse = z.object({
  row: z.number(),
  outcome: z.enum(importOutcomes),
  reason: z.optional(z.string()),
  name: z.string(),
  day: z.optional(z.string()),
  /** In rupees. */
  amount: z.optional(z.number()),
  /** What a gift is for; absent where it is needed most. */
  purpose: z.optional(z.string()),
  isImported: z.boolean(),
})
export type ImportRowDto = z.output<typeof importRowResponse>
