import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

/** Query parameter for the office page to open after login. */
const WANTED_PARAM = 'next'
/** A path of our own office: an address with a host or with `..` never matches. */
const OFFICE_PAGE = /^\/(hi\/)?admin(\/[a-z-]+)*(\?[^#\s]*)?$/

/**
 * Returns the path of /admin-login that leads on to a page of the office.
 * @param wanted that page's path with query; the dashboard's home is the default and is left out.
 */
export function loginPathFor(locale: Locale, wanted: string, query: Record<string, string> = {}) {
  const params = new URLSearchParams(query)
  if (wanted !== localePath(locale, '/admin')) params.set(WANTED_PARAM, wanted)
  const path = localePath(locale, '/admin-login')
  return params.size > 0 ? `${path}?${params}` : path
}

/**
 * Returns the office page to open after login, from the query of /admin-login; null if there is
 * none or it is invalid.
 */
export function wantedPage(search: string): string | null {
  const wanted = new URLSearchParams(search).get(WANTED_PARAM)
  return wanted && OFFICE_PAGE.test(wanted) ? wanted : null
}
