import type { Localized } from './locale'

/** Each language's name for itself. */
export const languageNamesContent: Localized<string> = { en: 'English', hi: 'हिन्दी' }
