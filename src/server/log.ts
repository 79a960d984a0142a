import { logger } from '@/cms/logger'

type Fields = Record<string, string | number | boolean | undefined>

/** Writes one line of JSON. `fields` must not contain personal data or secrets. */
export function logInfo(msg: string, fields: Fields = {}): void {
  logger.info(fields, msg)
}

/** Like `logInfo`, with an error; values of the request are removed from its message. */
export function logError(msg: string, error: unknown, fields: Fields = {}): void {
  logger.error({ ...fields, err: error }, msg)
}
