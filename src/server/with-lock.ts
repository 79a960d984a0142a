import { perProcess } from '@/lib/per-process'
/** Has `work` wait for whatever else goes on in this process under the same key. */
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
