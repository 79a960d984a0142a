import { differenceInCalendarDays, formatISO, parseISO, subMonths } from 'date-fns'

/**
 * An approval of the foundation under section 80G, since April 2026 section 133. Its days are those of the
 * Indian calendar, such as '2026-03-31'.
 */
export type TaxApproval = {
  /** Unique Registration Number (URN). */
  number: string
  /** How long it holds, as the foundation wrote it for its receipts. */
  validity: string | null
  issuedOn: string | null
  /** Its first and its last day; null where nobody has entered it. */
  from: string | null
  until: string | null
}

/** What the tax office grants for a time: approval of donations (80G), registration of the foundation (12A). */
export const taxStandings = ['80g', '12a'] as const
export type TaxStanding = (typeof taxStandings)[number]

/** Whether its renewal can still be applied for in time, no longer can, or it has ended. */
export const endingPhases = ['early', 'late', 'ended'] as const
export type EndingPhase = (typeof endingPhases)[number]

/**
 * The approval that covers a day; null where none does. Of several it is the one that ends first, so that
 * one without dates stands in wherever no other holds.
 */
export function approvalOn(approvals: readonly TaxApproval[], day: string): TaxApproval | null {
  const covering = approvals.filter(
    ({ from, until }) => (!from || from <= day) && (!until || day <= until),
  )
  const [first] = covering.toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
  return first ?? null
}

/** The approvals whose first day is known: one without would cover all of the past. */
export function datedApprovals(approvals: readonly TaxApproval[]): DatedApproval[] {
  return approvals.filter((approval): approval is DatedApproval => Boolean(approval.from))
}

type DatedApproval = TaxApproval & { from: string }

function endOf({ until }: TaxApproval): string {
  return until ?? '9999-12-31'
}

/**
 * The last day on which renewal can be applied for in time: six months before the end (Income-tax Act,
 * 2025, section 332(3) and section 354(2), row 5 of each table).
 */
export function renewalDueOn(until: string): string {
  return monthsBefore(until, RENEWAL_MONTHS)
}

const RENEWAL_MONTHS = 6

/** When the office is reminded, in months before the end: twice before the application is due. */
const REMINDER_MONTHS = [8, 7, RENEWAL_MONTHS, 1, 0]

/**
 * The last reminder whose time has come, in months before the end: 6 once it is too late to apply in time,
 * 0 once it has ended; null before the first.
 */
export function reminderOf(until: string, today: string): number | null {
  return REMINDER_MONTHS.findLast((months) => today > monthsBefore(until, months)) ?? null
}

/** The phase of what ends on a day. */
export function endingPhase(until: string, today: string): EndingPhase {
  if (today > until) return 'ended'
  return today > renewalDueOn(until) ? 'late' : 'early'
}

/** Days left, today and the last one among them; 0 and less once it has ended. */
export function daysLeft(until: string, today: string): number {
  return differenceInCalendarDays(parseISO(until), parseISO(today)) + 1
}

function monthsBefore(day: string, months: number): string {
  return formatISO(subMonths(parseISO(day), months), { representation: 'date' })
}
