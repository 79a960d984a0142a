import { createContext, use } from 'react'
import type { Locale, Localized } from '@/content/locale'

/** The language that the person at work has chosen. */
export const OfficeLocale = createContext<Locale>('en')

/** The texts of a content file in the language of the person at work. */
export function useCopy<T>(texts: Localized<T>): T {
  return texts[use(OfficeLocale)]
}
