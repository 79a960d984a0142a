import { perProcess } from './per-process'

type Hook = () => Promise<void> | void

/** Work to do before the process ends. */
const hooks = perProcess<Hook[]>('stop-hooks', () => [])

/** Registers `hook` to run once, after the last response was sent and before the process ends. */
export function onStop(hook: Hook): void {
  hooks.push(hook)
}

/** Runs the hooks in reverse order. */
export async function runStopHooks(): Promise<void> {
  for (const hook of hooks.splice(0).reverse()) await hook()
}
