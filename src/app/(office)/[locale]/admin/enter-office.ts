import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { ACCOUNT_PATH } from '@/domain/account'
import { loginPathFor } from '@/features/admin-auth/wanted-page'
import { OPEN_SESSION_PARAM } from '@/lib/admin-flag'
import { findSession, type OfficeSession } from '@/server/accounts/session'
import { type LocaleParams, localeOf } from '../../../(site)/[locale]/locale-params'

export type OfficePageProps = LocaleParams & {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

type Entered = { locale: Locale; session: OfficeSession }

/**
 * Admits admins to an office page and redirects everyone else to a page that they may open.
 * @param path the page's path in English.
 */
export async function enterOffice(props: OfficePageProps, path: string): Promise<Entered> {
  const entered = await enterOwnPage(props, path)
  if (entered.session.mustSetUpSecondFactor) redirect(localePath(entered.locale, ACCOUNT_PATH))
  if (entered.session.user.role !== 'admin') redirect('/cms')
  return entered
}

/** As `enterOffice`, for a page that editors may open, too. */
export async function enterOwnPage(
  { params, searchParams }: OfficePageProps,
  path: string,
): Promise<Entered> {
  const locale = await localeOf(params)
  const request = await headers()
  const session = await findSession(request)
  const wanted = path + queryOf(await searchParams)
  if (!session) redirect(loginPathFor(locale, localePath(locale, wanted), hintOf(request)))
  // Only from English to Hindi: a Hindi address always shows Hindi, which rules out a redirect loop.
  if (locale === 'en' && session.language === 'hi') redirect(localePath('hi', wanted))
  return { locale, session }
}

/** Payload ignores the cookie if another site, such as webmail, links here: the login page checks again. */
function hintOf(request: Headers): Record<string, string> {
  return request.get('sec-fetch-site') === 'cross-site' ? { [OPEN_SESSION_PARAM]: '1' } : {}
}

function queryOf(params: Awaited<OfficePageProps['searchParams']>): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
