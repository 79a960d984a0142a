import * as z from 'zod/mini'
import { findingKinds, leftOutReasons } from '../statement'
import { donationResponse } from './donation'
import { instant, optionalText, text } from './fields'

/** A number of gifts or payments, and their sum in rupees. */
const sum = z.object({ count: z.number(), amount: z.number() })

/** A generated file of a yearly statement. */
export const statementFileResponse = z.object({
  id: text,
  year: z.number(),
  form: text,
  /** Cash gifts above ₹2,000; `leavesOutSmallCash`: smaller ones of a donor that exceed it together. */
  leavesOutCash: z.boolean(),
  leavesOutSmallCash: z.boolean(),
  /** In hexadecimal. */
  sha256: text,
  /** Rows below the headings. */
  rows: z.number(),
  /** In rupees. */
  amount: z.number(),
  madeBy: text,
  createdAt: instant,
  updatedAt: instant,
  /** The day of filing, such as '2027-05-12'; absent before. */
  filedOn: optionalText,
  acknowledgementNumber: optionalText,
  filedBy: optionalText,
})
export type StatementFileDto = z.output<typeof statementFileResponse>

/** Response of GET /api/admin/statements/{id}: one financial year. */
export const statementResponse = z.object({
  /** The year in which it begins. */
  year: z.number(),
  /** The years to choose from, the newest first. */
  years: z.array(z.number()),
  /** The years of the register of receipts, which also has years without a statement. */
  registerYears: z.array(z.number()),
  form: text,
  certificate: text,
  act: text,
  isTemplateConfirmed: z.boolean(),
  /** The deadline, such as '2027-05-31'. */
  dueOn: text,
  /** From the site settings; no file can be made without both. */
  urn: optionalText,
  urnIssuedOn: optionalText,
  /** Whether that approval was issued after the year had ended: another may have been valid in it. */
  isApprovalLater: z.boolean(),
  findings: z.array(z.extend(sum, { kind: z.enum(findingKinds) })),
  /** Money of the year that does not count: quarantined payments, and unconfirmed claims. */
  waiting: z.object({ quarantined: z.number(), claims: z.number() }),
  /** Gifts of the year that count, net of refunds. */
  gifts: sum,
  /** The content of the statement, if no cash is left out. */
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

/** An item of GET /api/admin/statement-findings: something to check in a gift. */
export const findingResponse = z.object({
  /** The gift's id. */
  id: text,
  kind: z.enum(findingKinds),
  /** Other names under the same PAN. */
  names: z.optional(z.array(text)),
  gift: donationResponse,
})
export type FindingDto = z.output<typeof findingResponse>

/** A row that differs between a file and the current gifts. */
const statementChange = z.object({
  id: text,
  kind: z.enum(['added', 'removed', 'changed']),
  /** Only its last characters. */
  pan: text,
  donorName: text,
  type: text,
  mode: text,
  /** In rupees; absent if the row does not exist on that side. */
  before: z.optional(z.number()),
  after: z.optional(z.number()),
  /** Whether name or address differ. */
  isDonorChanged: z.boolean(),
})
export type StatementChangeDto = z.output<typeof statementChange>

/** Response of GET /api/admin/statement-files/{id}/changes. */
export const statementChangesResponse = z.object({
  /** The total number; only the first are listed. */
  total: z.number(),
  changes: z.array(statementChange),
})
export type StatementChangesDto = z.output<typeof statementChangesResponse>
