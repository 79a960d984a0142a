export const locales = ['en', 'hi'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export type Localized<T> = Record<Locale, T>

/** Texts in each language; the English ones say what there has to be in Hindi. */
export function localized<T>(texts: { en: T; hi: NoInfer<T> }): Localized<T> {
  return texts
}

export type PageMeta = { title: string; description: string }

export type LinkCopy<Id extends string = string> = { id: Id; href: string; label: string }

/** Whether a text, such as a part of an address, names one of the site's languages. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}
