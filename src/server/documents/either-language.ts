import type { Locale } from '@/content/locale'

/**
 * Payload's option to read texts that may exist in one language only: by default only the Hindi falls back, to the
 * English.
 */
export const eitherLanguage: { fallbackLocale: Locale[] } = { fallbackLocale: ['en', 'hi'] }
