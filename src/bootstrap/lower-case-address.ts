import type { IncomingMessage } from 'node:http'
import { isReading } from './read-methods'

/** The language, if any, and the page. */
const START = /^\/(?:(?:hi|en)\/)?[a-z][\w-]*(?=[/?]|$)/i

/**
 * Returns where to redirect an address that begins with capitals, as phones type it: `/Donate`, `/Hi/contact`.
 * Next matches its rewrites in any case but its pages in lower case only, and responds to `/Hi` with an empty page.
 * @returns path and query; null if no redirect is needed.
 */
export function lowerCaseAddress(req: Pick<IncomingMessage, 'method' | 'url'>): string | null {
  const { url = '' } = req
  if (!isReading(req)) return null
  const lower = url.replace(START, (start) => start.toLowerCase())
  return lower === url ? null : lower
}
