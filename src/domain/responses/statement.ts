import * as z from 'zod/mini'
import { findingKinds, leftOutReasons } from '../statement'
import { donationResponse } from './donation'
import { instant, optionalText, text } from './fields'

/** A number of gifts or payments, and their sum in rupees. */
const sum = z.object({ count: z.number(), amount: z.number() })

/** A file of a yearly statement that was made here. */
export const statementFileResponse = z.object({
  id: text,
  year: z.number(),
  form: text,
  /** Cash gifts above ₹2,000, and small ones of a donor that pass it together. */
  leavesOutCash: z.boolean(),
  leavesOutSmallCash: z.boolean(),
  /** Hash of its bytes, in hexadecimal. */
  sha256: text,
  /** Rows below the headings. */
  rows: z.number(),
  /** In rupees. */
  amount: z.number(),
  madeBy: text,
  createdAt: instant,
  /** Set once it was filed: the day, such as '2027-05-12'. */
  filedOn: optionalText,
  acknowledgementNumber: optionalText,
  filedBy: optionalText,
})
export type StatementFileDto = z.output<typeof statementFileResponse>

/** Response of GET /api/admin/statements/{id}: one financial year. */
export const statementResponse = z.object({
  /** By the year in which it begins. */
  year: z.number(),
  /** The years to choose from, the newest first. */
  years: z.array(z.number()),
  /** The same of the register of receipts, which also has years without a statement. */
  registerYears: z.array(z.number()),
  form: text,
  certificate: text,
  act: text,
  isTemplateConfirmed: z.boolean(),
  /** The last day for it, such as '2027-05-31'. */
  dueOn: text,
  /** From the site settings; no file can be made without both. */
  urn: optionalText,
  urnIssuedOn: optionalText,
  /** Whether that approval came after the year had ended, so that another may have held in it. */
  isApprovalLater: z.boolean(),
  findings: z.array(z.extend(sum, { kind: z.enum(findingKinds) })),
  /** Money of the year that is not counted: set aside, and claims that nobody has confirmed. */
  waiting: z.object({ quarantined: z.number(), claims: z.number() }),
  /** Gifts of the year that count, less what went back. */
  gifts: sum,
  /** In the statement, if no cash is left out. */
  included: z.extend(sum, { donors: z.number(), rows: z.number() }),
  leftOut: z.array(z.extend(sum, { reason: z.enum(leftOutReasons) })),
  /** gifts - withoutReceipt - valid = difference, which is normally 0. */
  receipts: z.object({ valid: sum, withoutReceipt: sum, difference: z.number() }),
  /** paid - settled - notSettled = difference, which is normally 0. */
  gateway: z.object({ paid: sum, settled: sum, notSettled: sum, difference: z.number() }),
  /** The newest first. */
  files: z.array(statementFileResponse),
})
export type StatementDto = z.output<typeof statementResponse>

/** An item of GET /api/admin/statement-findings: what is to be looked at in a gift. */
export const findingResponse = z.object({
  /** The gift's id. */
  id: text,
  kind: z.enum(findingKinds),
  /** Other names under the same PAN. */
  names: z.optional(z.array(text)),
  gift: donationResponse,
})
export type FindingDto = z.output<typeof findingResponse>

/** A row that a file has and the gifts of today do not, or the other way round. */
const statementChange = z.object({
  id: text,
  kind: z.enum(['added', 'removed', 'changed']),
  /** Only its last characters. */
  pan: text,
  donorName: text,
  type: text,
  mode: text,
  /** In rupees; absent where the row is not there. */
  before: z.optional(z.number()),
  after: z.optional(z.number()),
  /** Whether name or address differ. */
  isDonorChanged: z.boolean(),
})
export type StatementChangeDto = z.output<typeof statementChange>

/** Response of GET /api/admin/statement-files/{id}/changes. */
export const statementChangesResponse = z.object({
  /** How many there are; only the first are listed. */
  total: z.number(),
  changes: z.array(statementChange),
})
export type StatementChangesDto = z.output<typeof statementChangesResponse>
