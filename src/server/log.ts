import { logger } from '@/cms/logger'

type Fields = Record<string, string | number | boolean | undefined>

/** Writes one line of JSON. Nothing personal and no secret belongs into `fields`. */
export function logInfo(msg: string, fields: Fields = {}): void {
  logger.info(fields, msg)
}

/** As `logInfo`, with an error, whose message is freed of the values of the request. */
export function logError(msg: string, error: unknown, fields: Fields = {}): void {
  logger.error({ ...fields, err: error }, msg)
}
