import { MINUTE_MS } from './durations'

/** The states of a mail in the outbox; `given-up` after `MAX_MAIL_TRIES`. */
export const mailStatuses = ['waiting', 'sending', 'sent', 'given-up'] as const

/** How the keys of e-mails begin that name people to the office; an erasure looks for these. */
export const officeMailPrefixes = { notice: 'notice-', failedRefund: 'refund-failed-' } as const

/** Tries before a mail is given up: about three days with the pauses below. */
export const MAX_MAIL_TRIES = 16
/** Tries after which a mail counts as late: over an hour with the pauses below. */
export const LATE_AFTER_TRIES = 7
/** The longest pause between two tries. */
export const LONGEST_PAUSE_MS = 12 * 60 * MINUTE_MS

/**
 * Returns the pause before a mail is retried: one minute, doubled each time, at most twelve hours.
 * @param tries how often it has been tried.
 * @returns milliseconds.
 */
export function mailPauseMs(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** Math.max(0, tries - 1), LONGEST_PAUSE_MS)
}
