import { createContext, use } from 'react'
import type { Locale, Localized } from '@/content/locale'

/** The language that the user has chosen. */
export const OfficeLocale = createContext<Locale>('en')

/** Returns the language that the user has chosen, for dates and server messages. */
export function useOfficeLocale(): Locale {
  return use(OfficeLocale)
}

/** Returns the texts of a content file in the user's language. */
export function useCopy<T>(texts: Localized<T>): T {
  return texts[useOfficeLocale()]
}
