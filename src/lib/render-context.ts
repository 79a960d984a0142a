import { AsyncLocalStorage } from 'node:async_hooks'
import type { TypedUser } from 'payload'
import { perProcess } from './per-process'

/** What the server and the pages that Next makes tell each other about one request. */
export type RenderContext = {
  /** The `contentTime()` at which the request began to read. */
  startedAt: number
  /** The HTTP status of the page where it is not Next's own. */
  status?: number
  /** Who previews the page, made of drafts; everybody else sees what is published. */
  preview?: { user: TypedUser; isLive: boolean }
}

const store = perProcess('render', () => new AsyncLocalStorage<RenderContext>())

/** Runs `work` with the context of its request. */
export function withRenderContext<Result>(context: RenderContext, work: () => Result): Result {
  return store.run(context, work)
}

/** The context of the current request; undefined in timers, commands and the build. */
export function renderContext(): RenderContext | undefined {
  return store.getStore()
}

/**
 * Gives the page that is being made a status of its own. Next's `notFound()` throws the page away
 * and sends an empty one that only scripts fill; this keeps the page.
 */
export function setPageStatus(status: number): void {
  const context = store.getStore()
  if (context) context.status = status
}
