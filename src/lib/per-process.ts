/**
 * What all copies of a module share: a bundler may put a module into several chunks, and each copy would
 * keep a state of its own.
 * @param name which no other state has, such as 'jobs'.
 * @param make called once in this process.
 */
export function perProcess<State>(name: string, make: () => State): State {
  const holder = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`manavta.${name}`)
  holder[key] ??= make()
  return holder[key] as State
}
