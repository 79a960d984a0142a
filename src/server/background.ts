import { logError } from './log'

/** Work under way, shared by every copy of this module that a bundler makes. */
const UNDERWAY = Symbol.for('manavta.background')
const holder = globalThis as { [UNDERWAY]?: Set<Promise<unknown>> }

/**
 * Has work go on after the response was sent. What fails is logged: whoever looks through what is
 * left (the reconciler, the mail timer) does it again.
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
