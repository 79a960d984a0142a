export const locales = ['en', 'hi'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export type Localized<T> = Record<Locale, T>

/** Returns the texts unchanged; the type of the English ones is required of the Hindi ones. */
export function localized<T>(texts: { en: T; hi: NoInfer<T> }): Localized<T> {
  return texts
}

export type PageMeta = { title: string; description: string }

export type LinkCopy<Id extends string = string> = { id: Id; href: string; label: string }

/** Whether a text, such as a part of an address, names one of the site's languages. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}
