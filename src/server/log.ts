import { getEnv } from '@/env'
import { describeError } from '@/lib/describe-error'
import { requestContext } from '@/lib/request-context'

type Fields = Record<string, string | number | boolean | undefined>

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
  process.stdout.write(
    `${JSON.stringify({ level, time, requestId: requestContext()?.requestId, ...entry })}\n`,
  )
}
