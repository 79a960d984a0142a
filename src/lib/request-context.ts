import { AsyncLocalStorage } from 'node:async_hooks'

/** Who acts. `id` is absent where no account does: a visitor, the gateway, the site itself. */
export type Actor = { id?: string; name: string; role?: string }

/** What is known of the request that is being worked on. */
export type RequestContext = {
  requestId: string
  /** The client's network, its address shortened: see `networkOf`. */
  network?: string
  actor?: Actor
  /** A HEAD: nothing but the headers goes out. */
  isHead?: boolean
}

/** One store for every copy of this module that a bundler makes. */
const STORE = Symbol.for('manavta.request')
const holder = globalThis as { [STORE]?: AsyncLocalStorage<RequestContext> }
holder[STORE] ??= new AsyncLocalStorage()
const store = holder[STORE]

/** Runs `work` so that the log and the audit log know which request it belongs to. */
export function withRequestContext<Result>(context: RequestContext, work: () => Result): Result {
  return store.run(context, work)
}

/** The context of the current request; undefined in timers and commands. */
export function requestContext(): RequestContext | undefined {
  return store.getStore()
}

/** Says who acts in the current request, once its session is known. */
export function setActor(actor: Actor): void {
  const context = store.getStore()
  if (context) context.actor = actor
}
