import type { Instrumentation } from 'next'

// All that both do is in one module: the bundler gives each module that is imported like this a
// copy of what it needs, Payload included, and every start reads all copies. The condition itself
// keeps Node's modules out of what Next builds for other runtimes.

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServices } = await import('./instrumentation-node')
    await startServices()
  }
}

/** Next calls this where a page or the panel fails. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportFailure } = await import('./instrumentation-node')
    await reportFailure(...failure)
  }
}
