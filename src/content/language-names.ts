import type { Localized } from './locale'

/** Each language's name for itself. */
export const languageNames: Localized<string> = { en: 'English', hi: 'हिन्दी' }
