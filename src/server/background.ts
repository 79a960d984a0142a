import { HOUR_MS } from '@/domain/durations'
import type { JobName } from '@/domain/status'
import { errorMessage } from '@/lib/error-message'
import { perProcess } from '@/lib/per-process'
import { onStop } from '@/lib/stop-hooks'
import { trackJob } from './jobs'
import { logError } from './log'
import { inSpan } from './traces/in-span'

/** Work under way. */
const underway = perProcess('background', () => new Set<Promise<unknown>>())

/**
 * Lets work continue after the response was sent, or after startup. A failure is logged; the
 * reconciler, the mail timer or the next start then picks up what was left undone.
 * @param label what failed, for the log.
 */
export function inBackground(work: Promise<unknown>, label: string): void {
  void finishBeforeStop(work.catch((error: unknown) => logError(label, error)))
}

/** Makes a stop wait for work that must not end halfway. @throws what the work throws. */
export async function finishBeforeStop(work: Promise<unknown>): Promise<void> {
  underway.add(work)
  try {
    await work
  } finally {
    underway.delete(work)
  }
}

/** Waits until no work is under way; called before the database is closed. */
export async function backgroundSettled(): Promise<void> {
  while (underway.size > 0) await Promise.allSettled(underway)
}

type Repeated = {
  name: JobName
  everyMs: number
  /** Delay of one extra run after startup. */
  firstAfterMs?: number
  /** What failed, for the log. */
  label: string
}

/**
 * Repeats some work until the process stops. Failures are logged; if the same one repeats, at growing intervals of
 * up to an hour.
 */
export function repeat(
  work: () => Promise<void>,
  { name, everyMs, firstAfterMs, label }: Repeated,
): void {
  const run = trackJob(name, () => inSpan(`job ${name}`, work), { everyMs, firstAfterMs })
  const failures = countFailures(Math.max(1, Math.floor(HOUR_MS / everyMs)))
  const attempt = () =>
    run().then(failures.clear, (error: unknown) => {
      const times = failures.add(errorMessage(error))
      if (times > 0) logError(label, error, times > 1 ? { times } : {})
    })
  const timers = [
    setInterval(attempt, everyMs),
    ...(firstAfterMs === undefined ? [] : [setTimeout(attempt, firstAfterMs)]),
  ]
  for (const timer of timers) {
    timer.unref()
    onStop(() => clearTimeout(timer))
  }
}

/** @param longestPause in failures. */
function countFailures(longestPause: number) {
  const none = { message: '', times: 0, next: 1 }
  let last = none
  return {
    clear: () => {
      last = none
    },
    /** Returns how many times in a row the work has failed this way; 0 if this failure need not be logged. */
    add: (message: string): number => {
      const { times, next } = message === last.message ? last : none
      const now = times + 1
      const isDue = now >= next
      last = { message, times: now, next: isDue ? now + Math.min(now, longestPause) : next }
      return isDue ? now : 0
    },
  }
}
