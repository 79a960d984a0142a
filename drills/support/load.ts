import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../../bench/figures'

/** A response as a client saw it; status 0 if the connection broke or timed out. */
export type Seen = { name: string; status: number; ms: number }

type Pace = {
  perSecond: number
  seconds: number
  /** Ends early if this returns true. */
  until?: () => boolean
}

/**
 * Calls `send` at an even pace, whether or not earlier calls have ended, as visitors arrive.
 * Resolves when all calls have ended.
 */
export async function atPace(
  { perSecond, seconds, until = () => false }: Pace,
  send: (index: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now()
  const underWay = new Set<Promise<void>>()
  for (let index = 0; index < perSecond * seconds && !until(); index += 1) {
    const dueMs = startedAt + (index * 1000) / perSecond - performance.now()
    if (dueMs > 0) await sleep(dueMs)
    const call = send(index).finally(() => underWay.delete(call))
    underWay.add(call)
  }
  await Promise.all(underWay)
}

type Asked = RequestInit & { limitMs?: number }

const LIMIT_MS = 30_000

/** Sends a request, reads the whole response and times it; never throws. */
export async function timed(
  name: string,
  url: string,
  { limitMs = LIMIT_MS, ...init }: Asked = {},
): Promise<Seen & { body: string }> {
  const startedAt = performance.now()
  const seen = (status: number, body: string) => ({
    name,
    status,
    body,
    ms: performance.now() - startedAt,
  })
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(url, { redirect: 'manual', signal, ...init })
    return seen(response.status, await response.text())
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return seen(0, String(cause ?? error))
  }
}

/** Returns the time within which a share of the calls ended, in whole milliseconds. */
export function percentile(calls: readonly { ms: number }[], share: number): number {
  return Math.round(
    quantile(
      calls.map(({ ms }) => ms),
      share,
    ) || 0,
  )
}

/** Counts each status, for a table: `200: 412, 429: 3`. */
export function countStatuses(calls: readonly { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of calls) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'no response' : status}: ${count}`)
    .join(', ')
}

/** Checks `isSo` twice a second. @returns after how many ms it held; null if it never did. */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  limitMs: number,
): Promise<number | null> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < limitMs) {
    if (await isSo()) return Math.round(performance.now() - startedAt)
    await sleep(500)
  }
  return null
}

/** Shuffles items, always in the same way, so that a drill can be repeated. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items]
  let state = 1
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    // The constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}
