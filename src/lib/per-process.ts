/**
 * Returns state that all copies of a module share: a bundler may put a module into several chunks, and
 * each copy would have its own state.
 * @param name unique to this state, such as 'jobs'.
 * @param make called once per process.
 */
export function perProcess<State>(name: string, make: () => State): State {
  const holder = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`manavta.${name}`)
  holder[key] ??= make()
  return holder[key] as State
}
