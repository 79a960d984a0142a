import { daysLeft } from './tax-approval'

/** When to remind the office of the yearly statement, in days before the deadline; the last is the day after it. */
const REMINDER_DAYS = [30, 14, 3, -1]

/**
 * Returns the latest reminder that is due, in days before the deadline; -1 once that has passed, null before
 * the first.
 * @param dueOn the last day, '2027-05-31', as is `today` an Indian calendar day.
 */
export function statementReminderOf(dueOn: string, today: string): number | null {
  const daysBefore = daysLeft(dueOn, today) - 1
  return REMINDER_DAYS.findLast((days) => daysBefore <= days) ?? null
}
