import { createHash } from 'node:crypto'

// Files generated from stored data: the query of their address contains a hash of it, so that the
// address changes with the content and browsers can cache the file forever.

export const FOREVER = 'public, max-age=31536000, immutable'

/** Returns 12 hexadecimal digits. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

/** Returns the query of an address if it is a bare name. */
export function queryName(req: Request): string {
  // Next appends `=` to a name without a value.
  return new URL(req.url).search.replace(/^\?|=$/g, '')
}
