import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

/** Names the page of the office that /admin-login leads on to. */
const WANTED_PARAM = 'next'
/** A path of our own office: an address that names a host, or leads out by dots, never fits. */
const OFFICE_PAGE = /^\/(hi\/)?admin(\/[a-z-]+)*(\?[^#\s]*)?$/

/**
 * The way to /admin-login for somebody who wants to see a page of the office.
 * @param wanted its path with its query; the dashboard's home needs no mention.
 */
export function loginPathFor(locale: Locale, wanted: string, query: Record<string, string> = {}) {
  const params = new URLSearchParams(query)
  if (wanted !== localePath(locale, '/admin')) params.set(WANTED_PARAM, wanted)
  const path = localePath(locale, '/admin-login')
  return params.size > 0 ? `${path}?${params}` : path
}

/** The page of the office that the address of /admin-login asks for; null without a valid one. */
export function wantedPage(search: string): string | null {
  const wanted = new URLSearchParams(search).get(WANTED_PARAM)
  return wanted && OFFICE_PAGE.test(wanted) ? wanted : null
}
