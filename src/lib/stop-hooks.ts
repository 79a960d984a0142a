/** Work to be done before the process ends; shared by every copy of this module a bundler makes. */
const HOOKS = Symbol.for('manavta.stop-hooks')
const holder = globalThis as { [HOOKS]?: (() => Promise<void> | void)[] }

/** Has `hook` called once, after the last response was sent and before the process ends. */
export function onStop(hook: () => Promise<void> | void): void {
  holder[HOOKS] ??= []
  holder[HOOKS].push(hook)
}

/** Runs the hooks, the last added first. */
export async function runStopHooks(): Promise<void> {
  const hooks = holder[HOOKS]?.splice(0) ?? []
  for (const hook of hooks.reverse()) await hook()
}
