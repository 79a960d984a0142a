import { useOfficeLocale } from './use-copy'

/** Gives what editors wrote in the language of the person at work: English where the Hindi is missing. */
export function useShownText(): (english: string, hindi: string | undefined) => string {
  const locale = useOfficeLocale()
  return (english, hindi) => (locale === 'hi' && hindi) || english
}
