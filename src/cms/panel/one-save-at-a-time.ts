import { APIError, type Payload } from 'payload'
import { saveLease, withLongLease } from '@/cms/database/lease'

/** A document, except the panel's own records, and accounts, whose changes have a lease of their own. */
const DOCUMENT = /^(?!payload-|users\/)[^/]+\/[\w-]{1,40}$/
const GLOBAL = /^globals\/[\w-]{1,40}$/

type Save = { payload: Payload; req: Request; path: string }

/**
 * Makes a save in the panel wait for others of the same document or global. Of two at once, neither would notice
 * that it is outdated, and on SQLite both would write the same rows of texts.
 * @param save.path under Payload's REST, in lower case.
 * @returns the response; 409 if the others take too long.
 */
export async function oneSaveAtATime(
  { payload, req: { method }, path }: Save,
  respond: () => Promise<Response>,
): Promise<Response> {
  const isSave =
    (method === 'PATCH' && DOCUMENT.test(path)) || (method === 'POST' && GLOBAL.test(path))
  if (!isSave) return respond()
  try {
    // A picture may take longer than a short lease lasts.
    return await withLongLease(payload, saveLease(path), respond)
  } catch (error) {
    // Outside Payload's own handlers, nothing turns an error into its response.
    if (!(error instanceof APIError)) throw error
    return Response.json({ errors: [{ message: error.message }] }, { status: error.status })
  }
}
