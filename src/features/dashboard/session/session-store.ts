type Waiting = { promise: Promise<void>; resolve: () => void }

let waiting: Waiting | null = null
const listeners = new Set<() => void>()

/** Asks for a login over the work. @returns what is kept once somebody has logged in. */
export function waitForLogin(): Promise<void> {
  if (!waiting) {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    change({ promise, resolve })
    return promise
  }
  return waiting.promise
}

/** Somebody has logged in: whatever waited for it goes on. */
export function endWaiting(): void {
  waiting?.resolve()
  change(null)
}

/** Whether the session has ended in the middle of the work. */
export function isWaitingForLogin(): boolean {
  return waiting !== null
}

/** Calls back on every change. @returns what ends that. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Waiting | null): void {
  waiting = next
  for (const listener of listeners) listener()
}
