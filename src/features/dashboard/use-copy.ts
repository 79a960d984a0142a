import { createContext, use } from 'react'
import type { Locale, Localized } from '@/content/locale'

/** The language that the person at work has chosen. */
export const OfficeLocale = createContext<Locale>('en')

/** The language that the person at work has chosen, for dates and for what the server says. */
export function useOfficeLocale(): Locale {
  return use(OfficeLocale)
}

/** The texts of a content file in the language of the person at work. */
export function useCopy<T>(texts: Localized<T>): T {
  return texts[useOfficeLocale()]
}
