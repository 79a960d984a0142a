import type { Payload } from 'payload'
import { withLease } from '@/cms/database/lease'

/** A document, except the panel's own records, and accounts, whose changes have a lease of their own. */
const DOCUMENT = /^(?!payload-|users\/)[^/]+\/[^/]+$/
const GLOBAL = /^globals\/[^/]+$/

type Save = { payload: Payload; req: Request; path: string }

/**
 * Makes a save in the panel wait for others of the same document or global. Of two at once, neither would notice
 * that it is outdated, and on SQLite both would write the same rows of texts.
 * @param save.path under Payload's REST, in lower case.
 */
export function oneSaveAtATime<Result>(
  { payload, req: { method }, path }: Save,
  respond: () => Promise<Result>,
): Promise<Result> {
  const isSave =
    (method === 'PATCH' && DOCUMENT.test(path)) || (method === 'POST' && GLOBAL.test(path))
  return isSave ? withLease(payload, `save of ${path}`, respond) : respond()
}
