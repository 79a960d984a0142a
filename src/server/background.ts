import type { JobName } from '@/domain/status'
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
  const done = work
    .catch((error: unknown) => logError(label, error))
    .finally(() => underway.delete(done))
  underway.add(done)
}

/** Waits until no work is under way; called before the database is closed. */
export async function backgroundSettled(): Promise<void> {
  while (underway.size > 0) await Promise.all(underway)
}

type Repeated = {
  name: JobName
  everyMs: number
  /** Delay of one extra run after startup. */
  firstAfterMs?: number
  /** What failed, for the log. */
  label: string
}

/** Repeats some work until the process stops; failures are logged. */
export function repeat(
  work: () => Promise<void>,
  { name, everyMs, firstAfterMs, label }: Repeated,
): void {
  const run = trackJob(name, () => inSpan(`job ${name}`, work), { everyMs, firstAfterMs })
  const attempt = () => run().catch((error: unknown) => logError(label, error))
  const timers = [
    setInterval(attempt, everyMs),
    ...(firstAfterMs === undefined ? [] : [setTimeout(attempt, firstAfterMs)]),
  ]
  for (const timer of timers) {
    timer.unref()
    onStop(() => clearTimeout(timer))
  }
}
