import { differenceInCalendarDays, formatISO, parseISO, subMonths } from 'date-fns'

/**
 * A registration of the foundation, such as that under section 12A. Days are Indian calendar days, such as
 * '2026-03-31'.
 */
export type TaxRegistration = {
  /** Unique Registration Number (URN). */
  number: string
  /** Its first and its last day; null if not entered. */
  from: string | null
  until: string | null
}

/** An approval of the foundation under section 80G (since April 2026: section 133), with number and days as well. */
export type TaxApproval = TaxRegistration & {
  /** Its validity, as the foundation words it on its receipts. */
  validity: string | null
  issuedOn: string | null
}

/** What the tax office grants for a period: approval of donations (80G), registration of the foundation (12A). */
export const taxStandings = ['80g', '12a'] as const
export type TaxStanding = (typeof taxStandings)[number]

/** Whether there is still time to apply for renewal, it is too late to apply in time, or it has ended. */
export const endingPhases = ['early', 'late', 'ended'] as const
export type EndingPhase = (typeof endingPhases)[number]

/**
 * Returns the approval or registration that covers a day, or null. Of several, the one that ends first: one
 * without dates is the fallback.
 */
export function approvalOn<T extends TaxRegistration>(held: readonly T[], day: string): T | null {
  const covering = held.filter(
    ({ from, until }) => (!from || from <= day) && (!until || day <= until),
  )
  const [first] = covering.toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
  return first ?? null
}

/** Returns the approvals whose first day is known: one without would cover the whole past. */
export function datedApprovals(approvals: readonly TaxApproval[]): DatedApproval[] {
  return approvals.filter((approval): approval is DatedApproval => Boolean(approval.from))
}

type DatedApproval = TaxApproval & { from: string }

function endOf({ until }: TaxRegistration): string {
  return until ?? '9999-12-31'
}

/**
 * Returns the last day to apply for renewal in time: six months before the end (Income-tax Act, 2025,
 * section 332(3) and section 354(2), row 5 of each table).
 */
export function renewalDueOn(until: string): string {
  return dayMonthsBefore(until, RENEWAL_MONTHS)
}

const RENEWAL_MONTHS = 6

/** When to remind the office, in months before the end: twice before the application is due. */
const REMINDER_MONTHS = [8, 7, RENEWAL_MONTHS, 1, 0]

/**
 * Returns the latest reminder that is due, in months before the end: 6 once it is too late to apply in
 * time, 0 once it has ended; null before the first.
 */
export function reminderOf(until: string, today: string): number | null {
  return REMINDER_MONTHS.findLast((months) => today > dayMonthsBefore(until, months)) ?? null
}

/** Returns the phase of an approval or registration by its last day. */
export function endingPhase(until: string, today: string): EndingPhase {
  if (today > until) return 'ended'
  return today > renewalDueOn(until) ? 'late' : 'early'
}

/** Returns the days left, including today and the last day; 0 or less once it has ended. */
export function daysLeft(until: string, today: string): number {
  return differenceInCalendarDays(parseISO(until), parseISO(today)) + 1
}

function dayMonthsBefore(day: string, months: number): string {
  return formatISO(subMonths(parseISO(day), months), { representation: 'date' })
}
