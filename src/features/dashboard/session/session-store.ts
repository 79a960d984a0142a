/** What the work waits for: a login where the session has ended, or the password once more. */
export type SessionNeed = 'login' | 'password'

type Waiting = { promise: Promise<boolean>; settle: (isMet: boolean) => void }

const waiting = new Map<SessionNeed, Waiting>()
const listeners = new Set<() => void>()

/** Asks over the work for what it needs. @returns whether it was given. */
export function waitFor(need: SessionNeed): Promise<boolean> {
  const known = waiting.get(need)
  if (known) return known.promise
  let settle: Waiting['settle'] = () => {}
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  waiting.set(need, { promise, settle })
  tell()
  return promise
}

/** The need is met, or somebody does not want to: what waited for it goes on. */
export function endWaiting(need: SessionNeed, isMet: boolean): void {
  // A fresh login counts as a recent password.
  const ended: SessionNeed[] = need === 'login' && isMet ? ['login', 'password'] : [need]
  for (const name of ended) {
    waiting.get(name)?.settle(isMet)
    waiting.delete(name)
  }
  tell()
}

/** What is asked for now; the login comes first. */
export function currentNeed(): SessionNeed | null {
  if (waiting.has('login')) return 'login'
  return waiting.has('password') ? 'password' : null
}

/** Calls back on every change. @returns what ends that. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
