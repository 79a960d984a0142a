/** The site's languages, as they stand in its addresses. */
export type Locale = 'en' | 'hi'

/**
 * The name by which `Intl` knows one of our languages. Digits are 0-9 in both: amounts and dates
 * must read alike on a phone, a receipt and a bank's page.
 */
export function intlLocale(locale: Locale): string {
  return locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN'
}
