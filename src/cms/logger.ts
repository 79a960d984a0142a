import { pino } from 'pino'
import { EnvError, getEnv } from '@/env'
import { describeError, withoutValues } from '@/lib/describe-error'
import { isPayloadRefusal, refusedFields } from '@/lib/payload-refusal'
import { requestContext } from '@/lib/request-context'

/**
 * The server's log, including Payload's lines: JSON with the request id, without the request's values. Our own
 * code writes through `src/server/log.ts`.
 */
export const logger = pino(
  {
    level: levelAtStart(),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ requestId: requestContext()?.requestId }),
    // The message, too: pino uses the error's if none is given.
    serializers: {
      err: (error) => describeError(error),
      msg: (text) => withoutValues(String(text)),
    },
    hooks: {
      logMethod(args, method) {
        const refusal = loggedRefusal(args)
        if (!refusal) return method.apply(this, args)
        const fields = refusedFields(refusal)
        this.info({ status: refusal.status, ...(fields.length > 0 && { fields }) }, 'refused')
      },
    },
  },
  process.stdout,
)

/** Importing the logger must not fail: wrong settings are reported by the next code that reads them. */
function levelAtStart(): string {
  try {
    return getEnv().LOG_LEVEL
  } catch (error) {
    if (error instanceof EnvError) return 'error'
    throw error
  }
}

/**
 * Returns the error that Payload logs when it refuses a request. That is no error of the server, and its message
 * may repeat what was sent. Payload sets the level by the names of errors (`loggingLevels`), which a build minifies.
 */
function loggedRefusal(args: unknown[]): (Error & { status: number }) | undefined {
  const [entry, text] = args
  // Entries with a text are our own.
  if (text !== undefined || typeof entry !== 'object' || entry === null || 'msg' in entry) return
  const error = 'err' in entry ? entry.err : entry
  return isPayloadRefusal(error) ? error : undefined
}
