import * as z from 'zod/mini'
import { messages } from './messages'
import { blankIsAbsent } from './text'

/** Records that are deleted after a period, in months: the default, the least and the most. */
export const retentionPeriods = {
  messages: { months: 24, least: 1, most: 120 },
  rejectedApplications: { months: 12, least: 1, most: 120 },
  signUps: { months: 12, least: 1, most: 120 },
  failedPayments: { months: 12, least: 1, most: 120 },
  // At least six: their keys prevent sending a mail twice.
  mails: { months: 24, least: 6, most: 120 },
  // DPDP Rules, rule 6: logs are kept for a year. The books that it documents, for eight.
  auditLog: { months: 108, least: 12, most: 240 },
} as const
export type RetainedKind = keyof typeof retentionPeriods
export const retainedKinds = Object.keys(retentionPeriods) as RetainedKind[]

/** Days after its last change until an import's report forgets the names in its rows. */
export const IMPORT_NAMES_DAYS = 90

/** Periods in months to try out, by kind; absent ones are as configured. */
export const retentionQuery = z.object(
  {
    messages: triedMonths('messages'),
    rejectedApplications: triedMonths('rejectedApplications'),
    signUps: triedMonths('signUps'),
    failedPayments: triedMonths('failedPayments'),
    mails: triedMonths('mails'),
    auditLog: triedMonths('auditLog'),
  } satisfies Record<RetainedKind, unknown>,
  messages.bodyInvalid,
)
export type RetentionQuery = z.output<typeof retentionQuery>

/** Returns the moment a number of months ago; on the last day of that month if it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(now.getUTCMonth() - months)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

function triedMonths(kind: RetainedKind) {
  const { least, most } = retentionPeriods[kind]
  const { bodyInvalid } = messages
  const digits = z.string(bodyInvalid).check(z.regex(/^\d{1,3}$/, bodyInvalid))
  return z.pipe(
    z.pipe(
      blankIsAbsent(digits),
      z.transform((text: string | undefined) => (text === undefined ? undefined : Number(text))),
    ),
    z.optional(z.number().check(z.minimum(least, bodyInvalid), z.maximum(most, bodyInvalid))),
  )
}
