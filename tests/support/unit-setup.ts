import { afterAll, vi } from 'vitest'

/**
 * Gives what a unit test waits for in a page (`findBy…`, `waitFor`) as long as the browser's tests give
 * it: Testing Library's own second is short on a busy machine.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 15_000 })
}

const environment = { ...process.env }

/** Leaves the process to the next file as this one found it; modules of node_modules stay loaded. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.resetModules()
})
