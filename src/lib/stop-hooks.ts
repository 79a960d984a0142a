import { perProcess } from './per-process'

type Hook = () => Promise<void> | void

/** Work to be done before the process ends. */
const hooks = perProcess<Hook[]>('stop-hooks', () => [])

/** Has `hook` called once, after the last response was sent and before the process ends. */
export function onStop(hook: Hook): void {
  hooks.push(hook)
}

/** Runs the hooks, the last added first. */
export async function runStopHooks(): Promise<void> {
  for (const hook of hooks.splice(0).reverse()) await hook()
}
