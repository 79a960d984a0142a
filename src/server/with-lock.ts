import { perProcess } from '@/lib/per-process'
/**
 * Runs `work` once all earlier work under the same key in this process has finished. Where other servers must
 * wait, too: `withLease`.
 */
export async function withLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const tails = perProcess('one-at-a-time', () => new Map<string, Promise<unknown>>())
  const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
  const tail = turn.catch(() => undefined)
  tails.set(key, tail)
  try {
    return await turn
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}
