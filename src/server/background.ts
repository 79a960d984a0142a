import { logError } from './log'

/** Work under way, shared by every copy of this module that a bundler makes. */
const UNDERWAY = Symbol.for('manavta.background')
const holder = globalThis as { [UNDERWAY]?: Set<Promise<unknown>> }

/**
 * Lets work continue after the response was sent. A failure is logged; the reconciler or the mail
 * timer then repeats what was left undone.
 * @param label what failed, for the log.
 */
export function inBackground(work: Promise<unknown>, label: string): void {
  holder[UNDERWAY] ??= new Set()
  const underway = holder[UNDERWAY]
  const done = work
    .catch((error: unknown) => logError(label, error))
    .finally(() => underway.delete(done))
  underway.add(done)
}

/** Waits until nothing is under way: before the database is closed. */
export async function backgroundSettled(): Promise<void> {
  const underway = holder[UNDERWAY]
  while (underway && underway.size > 0) await Promise.all(underway)
}
