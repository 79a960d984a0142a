import { AsyncLocalStorage } from 'node:async_hooks'
import { getEnv } from '@/env'
import { describeError } from '@/lib/describe-error'

type Fields = Record<string, string | number | boolean | undefined>

/** One store for every copy of this module that a bundler makes. */
const STORE = Symbol.for('manavta.request')
const holder = globalThis as { [STORE]?: AsyncLocalStorage<{ requestId: string }> }
holder[STORE] ??= new AsyncLocalStorage()
const requests = holder[STORE]

/** Runs `work` so that every line logged meanwhile carries the request's id. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return requests.run({ requestId }, work)
}

/** Writes one line of JSON. Nothing personal and no secret belongs into `fields`. */
export function logInfo(msg: string, fields: Fields = {}): void {
  if (getEnv().LOG_LEVEL === 'info') write('info', { msg, ...fields })
}

/** As `logInfo`, with an error, whose message is freed of the values of the request. */
export function logError(msg: string, error: unknown, fields: Fields = {}): void {
  if (getEnv().LOG_LEVEL !== 'silent') write('error', { msg, ...fields, err: describeError(error) })
}

function write(level: 'info' | 'error', entry: object): void {
  const time = new Date().toISOString()
  process.stdout.write(`${JSON.stringify({ level, time, ...requests.getStore(), ...entry })}\n`)
}
