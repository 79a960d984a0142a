import * as z from 'zod/mini'
import { messages } from './messages'
import { blankIsAbsent } from './text'

/** What is kept for its time and then deleted, with the months: by default, at least and at most. */
export const retentionPeriods = {
  messages: { months: 24, least: 1, most: 120 },
  rejectedApplications: { months: 12, least: 1, most: 120 },
  signUps: { months: 12, least: 1, most: 120 },
  failedPayments: { months: 12, least: 1, most: 120 },
  // Their keys keep a mail from being written twice.
  mails: { months: 24, least: 6, most: 120 },
  // DPDP Rules, rule 6: logs are kept for a year. The books, whose story it tells, for eight.
  auditLog: { months: 108, least: 12, most: 240 },
} as const
export type RetainedKind = keyof typeof retentionPeriods
export const retainedKinds = Object.keys(retentionPeriods) as RetainedKind[]

/** Days after its last change for which the report of an import names the people of its rows. */
export const IMPORT_NAMES_DAYS = 90

/** Periods in months to try out, by kind: those that are left out are the ones that are set. */
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

/** The moment so many months ago, or in that month's last day where it has no such day. */
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
