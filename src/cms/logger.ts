import type { Config } from 'payload'
import type { Env } from '@/env'
import { describeError, withoutValues } from '@/lib/describe-error'

/**
 * Payload's own log, in the form of ours (server/log.ts): JSON lines, freed of the values of the
 * request. While developing it stays Payload's readable one.
 */
export function payloadLogger(env: Env): Config['logger'] {
  if (env.NODE_ENV === 'development') return undefined
  return {
    options: {
      level: env.LOG_LEVEL,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: {
        logMethod(args: unknown[], log) {
          log.apply(this, safeArguments(args) as Parameters<typeof log>)
        },
      },
    },
  }
}

/**
 * What may be logged of the arguments of a log call. Pino takes over the message of an error where
 * none is given, so that it is given here, freed of values.
 */
export function safeArguments(args: unknown[]): unknown[] {
  const [first, ...rest] = args.map((arg) => (typeof arg === 'string' ? withoutValues(arg) : arg))
  const entry = first instanceof Error ? { err: first } : first
  if (!isErrorEntry(entry)) return [entry, ...rest]
  return [{ ...entry, msg: withoutValues(String(entry.msg ?? entry.err.message)) }, ...rest]
}

function isErrorEntry(entry: unknown): entry is { err: Error; msg?: unknown } {
  return typeof entry === 'object' && entry !== null && 'err' in entry && entry.err instanceof Error
}
