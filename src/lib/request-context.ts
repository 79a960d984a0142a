import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from './per-process'

/** Who acts. `id` is absent for anyone without an account: a visitor, the gateway, the site itself. */
export type Actor = { id?: string; name: string; role?: string }

/** What is known about the current request. */
export type RequestContext = {
  requestId: string
  /** The client's address, shortened to its network: see `networkOf`. */
  network?: string
  actor?: Actor
  /** A HEAD request: only headers are sent. */
  isHead?: boolean
}

const store = perProcess('request', () => new AsyncLocalStorage<RequestContext>())

/** Runs `work` so that the log and the audit log know which request it belongs to. */
export function withRequestContext<Result>(context: RequestContext, work: () => Result): Result {
  return store.run(context, work)
}

/** Returns the context of the current request; undefined in timers and commands. */
export function requestContext(): RequestContext | undefined {
  return store.getStore()
}

/** Sets who acts in the current request, once its session is known. */
export function setActor(actor: Actor): void {
  const context = store.getStore()
  if (context) context.actor = actor
}
