/** Shared by every copy of this module that a bundler makes. */
const TAILS = Symbol.for('manavta.one-at-a-time')
const holder = globalThis as { [TAILS]?: Map<string, Promise<unknown>> }

/** Has `work` wait for whatever else goes on in this process under the same key. */
export async function withLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  holder[TAILS] ??= new Map()
  const tails = holder[TAILS]
  const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
  const tail = turn.catch(() => undefined)
  tails.set(key, tail)
  try {
    return await turn
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}
