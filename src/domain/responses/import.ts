import * as z from 'zod/mini'
import { importSubjects } from '../import/columns'
import { importOutcomes, importStates } from '../import/import'

const counts = z.object({
  new: z.number(),
  same: z.number(),
  doubtful: z.number(),
  refused: z.number(),
})

/** An import of a file, with the counts of its rows' verdicts. */
export const importResponse = z.object({
  id: z.string(),
  subject: z.enum(importSubjects),
  filename: z.string(),
  state: z.enum(importStates),
  /** Username. */
  startedBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Number of rows in the file that are not empty. */
  rows: z.number(),
  counts: z.optional(counts),
  /** Number of rows that were imported. */
  imported: z.number(),
  /** Sum of the imported gifts, in rupees. */
  amount: z.optional(z.number()),
  /** A message for admins, such as why it was not undone. */
  note: z.optional(z.string()),
})
export type ImportDto = z.output<typeof importResponse>

/** An import with what is needed to choose its columns. */
export const importDetailResponse = z.extend(importResponse, {
  headings: z.array(z.string()),
  /** The index of each column in the file, from 0. */
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
  /** What a gift is for; absent if it goes where it is needed most. */
  purpose: z.optional(z.string()),
  isImported: z.boolean(),
})
export type ImportRowDto = z.output<typeof importRowResponse>
