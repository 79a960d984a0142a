import { pino } from 'pino'
import { getEnv } from '@/env'
import { describeError, withoutValues } from '@/lib/describe-error'
import { requestContext } from '@/lib/request-context'

/**
 * The log of the server, Payload's lines included: JSON with the id of the request, and freed of
 * its values. Our own code writes through `src/server/log.ts`.
 */
export const logger = pino(
  {
    level: getEnv().LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ requestId: requestContext()?.requestId }),
    // The message too: pino takes it from the error where none is given.
    serializers: {
      err: (error) => describeError(error),
      msg: (text) => withoutValues(String(text)),
    },
  },
  process.stdout,
)
