/** What an address has behind its question mark, where that is a name and nothing else. */
export function queryName(req: Request): string {
  // Next writes a name without a value with a `=` behind it.
  return new URL(req.url).search.replace(/^\?|=$/g, '')
}
