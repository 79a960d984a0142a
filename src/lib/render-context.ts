import { AsyncLocalStorage } from 'node:async_hooks'
import type { TypedUser } from 'payload'
import { perProcess } from './per-process'

/** State of one request, shared by the server and the pages that Next renders. */
export type RenderContext = {
  /** The `contentTime()` when the request began. */
  startedAt: number
  /** The HTTP status of the page if it is not Next's own. */
  status?: number
  /** Who previews the drafts; absent if the page shows published content. */
  preview?: { user: TypedUser; isLive: boolean }
}

const store = perProcess('render', () => new AsyncLocalStorage<RenderContext>())

/** Runs `work` in the context of its request. */
export function withRenderContext<Result>(context: RenderContext, work: () => Result): Result {
  return store.run(context, work)
}

/** Returns the context of the current request; undefined in timers, commands and the build. */
export function renderContext(): RenderContext | undefined {
  return store.getStore()
}

/**
 * Sets the HTTP status of the page being rendered. Next's `notFound()` would discard the page and send
 * an empty one that only scripts fill.
 */
export function setPageStatus(status: number): void {
  const context = store.getStore()
  if (context) context.status = status
}
