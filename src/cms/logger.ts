import { pino } from 'pino'
import { getEnv } from '@/env'
import { describeError, withoutValues } from '@/lib/describe-error'
import { requestContext } from '@/lib/request-context'

/**
 * The server's log, including Payload's lines: JSON with the request id, without the request's values. Our own
 * code writes through `src/server/log.ts`.
 */
export const logger = pino(
  {
    level: getEnv().LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ requestId: requestContext()?.requestId }),
    // The message, too: pino uses the error's if none is given.
    serializers: {
      err: (error) => describeError(error),
      msg: (text) => withoutValues(String(text)),
    },
  },
  process.stdout,
)
