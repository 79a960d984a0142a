import { randomUUID } from 'node:crypto'

/** Identifies a request in the log and in its response. */
export const REQUEST_ID_HEADER = 'x-request-id'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the id that `server.ts` gave a request; it replaces any that a client sends. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER) ?? ''
  return UUID.test(given) ? given : randomUUID()
}
