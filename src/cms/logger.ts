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
          log.apply(this, args.map(toSafe) as Parameters<typeof log>)
        },
      },
    },
  }
}

/** Pino takes the message of an error over into the line: it must be freed of values, too. */
function toSafe(part: unknown): unknown {
  if (typeof part === 'string') return withoutValues(part)
  if (part instanceof Error) return { err: part, msg: withoutValues(part.message) }
  if (isErrorEntry(part)) return { msg: withoutValues(part.err.message), ...part }
  return part
}

function isErrorEntry(part: unknown): part is { err: Error } {
  return typeof part === 'object' && part !== null && 'err' in part && part.err instanceof Error
}
