/** What pending calls wait for: a login if the session has ended, or the password once more. */
export type SessionNeed = 'login' | 'password'

type Waiting = { promise: Promise<boolean>; settle: (isMet: boolean) => void }

const waiting = new Map<SessionNeed, Waiting>()
const listeners = new Set<() => void>()
let opened: string | null = null
let entered: string | null = null

/**
 * Asks for a login or the password, once for all calls that wait for it.
 * @returns whether the user provided it.
 */
export function waitFor(need: SessionNeed): Promise<boolean> {
  const known = waiting.get(need)
  if (known) return known.promise
  let settle: Waiting['settle'] = () => {}
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  waiting.set(need, { promise, settle })
  notifyListeners()
  return promise
}

/** Ends the wait for a need, which was met or cancelled, and resumes the calls that wait for it. */
export function endWaiting(need: SessionNeed, isMet: boolean): void {
  // A login also counts as confirming the password.
  const ended: SessionNeed[] = need === 'login' && isMet ? ['login', 'password'] : [need]
  for (const name of ended) {
    waiting.get(name)?.settle(isMet)
    waiting.delete(name)
  }
  notifyListeners()
}

/** Records whose page this is. */
export function openAs(username: string): void {
  opened = username
}

/**
 * Records that an account has logged in: the calls that wait for a login or the password are resumed as
 * those of this account.
 */
export function enterAs(username: string): void {
  entered = username
  endWaiting('login', true)
}

/**
 * Records a login in another tab. Waiting calls are resumed only if it is the account of this page: nobody
 * else has seen what they are about.
 */
export function enterElsewhereAs(username: string): void {
  const isOwn = username === (entered ?? opened)
  entered = username
  if (isOwn) endWaiting('login', true)
  else notifyListeners()
}

/** Returns the account that logged in last while this page was open; null if none did. */
export function enteredAs(): string | null {
  return entered
}

/** Returns what to ask for now; a login takes precedence. */
export function currentNeed(): SessionNeed | null {
  if (waiting.has('login')) return 'login'
  return waiting.has('password') ? 'password' : null
}

/** Calls `listener` on every change. @returns a function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
