import type { IncomingMessage } from 'node:http'

const READ_METHODS = ['GET', 'HEAD']
/** The language, if any, and the page. */
const START = /^\/(?:(?:hi|en)\/)?[a-z][\w-]*(?=[/?]|$)/i

/**
 * Returns where to redirect an address that begins with capitals, as phones type it: `/Donate`, `/Hi/contact`.
 * Next matches its rewrites in any case but its pages in lower case only, and responds to `/Hi` with an empty page.
 * @returns path and query; null if no redirect is needed.
 */
export function lowerCaseAddress({
  method = '',
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): string | null {
  if (!READ_METHODS.includes(method)) return null
  const lower = url.replace(START, (start) => start.toLowerCase())
  return lower === url ? null : lower
}
