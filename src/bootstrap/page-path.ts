import type { IncomingMessage } from 'node:http'

/** Returns the path of a request, without its query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/'
}

/** Paths that programs request under any host name, and files that belong to a page. */
const NOT_A_PAGE = /^\/(api|cms-api|_next|media|volunteer-photos|brand|share|\.well-known)(\/|$)/

/** Whether a path may be that of a page, of the site or of the panel. */
export function isPagePath(path: string): boolean {
  return !NOT_A_PAGE.test(path)
}

/** Whether a path belongs to Payload's own panel. */
export function isPanel(path: string): boolean {
  return /^\/cms(\/|$)/.test(path)
}
