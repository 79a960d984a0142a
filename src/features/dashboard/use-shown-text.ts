import { useOfficeLocale } from './use-copy'

/**
 * Returns a function that picks the text in the user's language: English if the Hindi is missing.
 */
export function useShownText(): (english: string, hindi: string | undefined) => string {
  const locale = useOfficeLocale()
  return (english, hindi) => (locale === 'hi' && hindi) || english
}
