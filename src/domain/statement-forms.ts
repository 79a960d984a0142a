import * as z from 'zod/mini'
import { datedListQuery, exportPart, listQuery } from './list-query'
import { messages } from './messages'
import { findingKinds } from './statement'
import { blankIsAbsent, flag, optionalChoice, optionalLine, requiredLine } from './text'
import { withAsciiDigits } from './typed-number'

/** The query of the findings; by default all kinds of the last full year. */
export const findingListQuery = z.extend(z.omit(listQuery, { search: true }), {
  year: optionalLine(4),
  kind: optionalChoice(findingKinds, messages.bodyInvalid),
})
export type FindingListQuery = z.output<typeof findingListQuery>

/** The query of the register of receipts; by default of the last full year. */
export const receiptRegisterQuery = z.extend(z.omit(listQuery, { search: true }), {
  ...exportPart,
  year: blankIsAbsent(
    z.string(messages.bodyInvalid).check(z.regex(/^\d{4}$/, messages.bodyInvalid)),
  ),
})
export type ReceiptRegisterQuery = z.output<typeof receiptRegisterQuery>

/** Body of POST /api/admin/statements/{id}/files. */
export const statementFileForm = z.object(
  { leavesOutCash: flag(), leavesOutSmallCash: z._default(flag(), false) },
  messages.bodyInvalid,
)
export type StatementFileInput = z.output<typeof statementFileForm>

/** Body of POST /api/admin/statement-files/{id}/filed. */
export const filedForm = z.object(
  {
    acknowledgementNumber: requiredLine(messages.acknowledgementRequired, 50).check(
      z.overwrite(withAsciiDigits),
    ),
    filedOn: z.iso.date(messages.dayInvalid),
  },
  messages.bodyInvalid,
)
export type FiledValues = z.input<typeof filedForm>
export type FiledInput = z.output<typeof filedForm>

/** The query of the day book: a period, both days inclusive. */
export const dayBookQuery = z.pick(datedListQuery, { from: true, to: true })
