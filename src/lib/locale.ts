/** The site's languages, as its addresses name them. */
export type Locale = 'en' | 'hi'

/** Returns a record's language: that of the page it was created on. Older records have none. */
export function storedLocale({ language }: { language?: string | null }): Locale {
  return language === 'hi' ? 'hi' : 'en'
}

/** Returns a stored text in a language, or else in the other one, trimmed; '' if it has neither. */
export function textIn(
  texts: { en?: string | null; hi?: string | null } | null | undefined,
  locale: Locale,
): string {
  const inOrder = [texts?.[locale], texts?.en, texts?.hi].map((text) => text?.trim())
  return inOrder.find(Boolean) ?? ''
}

/**
 * Returns the `Intl` locale of a language. Digits are 0-9 in both: amounts and dates must look the same
 * on a phone, a receipt and a bank's page.
 */
export function intlLocale(locale: Locale): string {
  return locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN'
}
