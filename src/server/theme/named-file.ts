import { createHash } from 'node:crypto'

// Files that are made of what is stored: their address has a hash of it behind its question mark, so that
// it changes with the content, and browsers keep the file for good.

export const FOREVER = 'public, max-age=31536000, immutable'

/** 12 hexadecimal digits. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

/** What an address has behind its question mark, where that is a name and nothing else. */
export function queryName(req: Request): string {
  // Next writes a name without a value with a `=` behind it.
  return new URL(req.url).search.replace(/^\?|=$/g, '')
}
