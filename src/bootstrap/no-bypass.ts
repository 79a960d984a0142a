import type { IncomingMessage } from 'node:http'

/** Cookies of Next's draft mode, which we do not use. */
const DRAFT_COOKIE = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/

/**
 * Removes everything that makes Next bypass its cache: a header or a cookie with the preview id of
 * its build, which all copies of a release share.
 */
export function removeBypass({ headers }: IncomingMessage): void {
  delete headers['x-prerender-revalidate']
  const cookies = headers.cookie?.split(';')
  const left = cookies?.filter((cookie) => !DRAFT_COOKIE.test(cookie))
  if (!left || left.length === cookies?.length) return
  if (left.length > 0) headers.cookie = left.join(';')
  else delete headers.cookie
}
