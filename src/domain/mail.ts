import { MINUTE_MS } from './durations'

/** A mail waits, is on its way, is sent, or was given up after many tries. */
export const mailStatuses = ['waiting', 'sending', 'sent', 'given-up'] as const

/** Tries before a mail is given up: with the pauses below about four days. */
export const MAX_MAIL_TRIES = 16
/** Tries after which a mail is late: with the pauses below it was first tried over an hour ago. */
export const LATE_AFTER_TRIES = 7
/** The longest pause between two tries. */
export const LONGEST_PAUSE_MS = 12 * 60 * MINUTE_MS

/**
 * The pause before a mail is tried again: one minute, doubled each time, twelve hours at most.
 * @param tries how often it was tried.
 * @returns milliseconds.
 */
export function mailPauseMs(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** Math.max(0, tries - 1), LONGEST_PAUSE_MS)
}
