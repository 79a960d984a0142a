import { HOUR_MS } from '@/domain/durations'

/** More than the clocks of several servers differ. */
const TOLERANCE_MS = HOUR_MS

/** Returns the latest time that a server whose clock is right can have stored by now. */
export function latestStored(now = new Date()): Date {
  return new Date(now.getTime() + TOLERANCE_MS)
}

/** Whether a stored time lies in the future: a clock that was ahead has left it. */
export function isAhead(stored: Date, now = new Date()): boolean {
  return stored > latestStored(now)
}
