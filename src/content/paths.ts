import { defaultLocale, type Locale } from './locale'

/** The pages that anyone may find, by their path in English. */
export const publicPaths = [
  '/',
  '/about',
  '/what-we-do',
  '/objectives',
  '/inspiration',
  '/impact',
  '/portfolio',
  '/get-involved',
  '/donate',
  '/stories',
  '/join',
  '/contact',
  '/activities',
  '/transparency',
  '/verify',
  '/privacy',
  '/terms',
  '/refund-policy',
] as const

/** The page on which donors see their own gifts; for them alone. */
export const MY_GIVING_PATH = '/my-giving'

/**
 * The address of a page in a language: English without prefix, Hindi under /hi.
 * @param path the page's path in English, such as `/about`.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The donate page with an amount in rupees, and the id of the program that it is for, filled in. */
export function donatePath(
  locale: Locale,
  { amount, purpose }: { amount: number; purpose?: string | null },
): string {
  const givenFor = purpose ? `&purpose=${encodeURIComponent(purpose)}` : ''
  return `${localePath(locale, '/donate')}?amount=${amount}${givenFor}`
}

/**
 * The English path of a page, whatever language its address is in, also in a preview: `/hi/about` and
 * `/preview/live/hi/about` give `/about`.
 */
export function withoutLocale(pathname: string): string {
  return pathname.replace(/^(\/preview\/(live|draft))?\/(en|hi)(?=\/|$)/, '') || '/'
}
