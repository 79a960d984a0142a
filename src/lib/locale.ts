/** The site's languages, as they stand in its addresses. */
export type Locale = 'en' | 'hi'

/** The language that a record names: of the page where it was made. Older ones name none. */
export function storedLocale({ language }: { language?: string | null }): Locale {
  return language === 'hi' ? 'hi' : 'en'
}

/**
 * The name by which `Intl` knows one of our languages. Digits are 0-9 in both: amounts and dates
 * must read alike on a phone, a receipt and a bank's page.
 */
export function intlLocale(locale: Locale): string {
  return locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN'
}
