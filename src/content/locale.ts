export const locales = ['en', 'hi'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export type Localized<T> = Record<Locale, T>

export type PageMeta = { title: string; description: string }

export type LinkCopy<Id extends string = string> = { id: Id; href: string; label: string }

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}
