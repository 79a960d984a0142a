import { translateMessage } from '@/content/validation'
import { useOfficeLocale } from './use-copy'

/**
 * A text of the server in the user's language. What the gateway says itself is English, and marked as
 * such, so that it is read out and broken as English.
 */
export function ServerText({ children }: { children: string }) {
  const locale = useOfficeLocale()
  const text = translateMessage(children, locale)
  const isEnglish = locale !== 'en' && !/\p{Script=Devanagari}/u.test(text)
  return isEnglish ? <span lang="en">{text}</span> : text
}
