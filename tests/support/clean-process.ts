import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

/**
 * Restores the process for the next test file; modules of node_modules stay loaded.
 * @param environment the earlier process.env.
 */
export function cleanProcess(environment: NodeJS.ProcessEnv): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, environment)
  forgetModules()
}

/**
 * Drops our loaded modules and their global state, so that the next import starts fresh. Each used
 * AsyncLocalStorage slows every promise down until it is disabled: the last of a hundred files took
 * nearly twice as long.
 */
export function forgetModules(): void {
  vi.resetModules()
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (!Symbol.keyFor(key)?.startsWith('manavta.')) continue
    const kept: unknown = Reflect.get(globalThis, key)
    if (kept instanceof AsyncLocalStorage) kept.disable()
    Reflect.deleteProperty(globalThis, key)
  }
}
