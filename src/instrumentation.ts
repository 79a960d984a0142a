import type { Instrumentation } from 'next'

// Both functions import one shared module: the bundler gives each module imported dynamically its own
// copy of its dependencies, Payload included, and every start loads all copies. The condition keeps
// Node's modules out of what Next builds for other runtimes.

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServices } = await import('./instrumentation-node')
    await startServices()
  }
}

/** Next calls this when a page or the panel fails. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportFailure } = await import('./instrumentation-node')
    await reportFailure(...failure)
  }
}
