import { translateMessage } from '@/content/validation'
import { useOfficeLocale } from './use-copy'

/**
 * A text of the server in the user's language. The gateway's own texts stay English and are marked as
 * such, so that they are read out and wrapped as English.
 */
export function ServerText({ children }: { children: string }) {
  const locale = useOfficeLocale()
  const text = translateMessage(children, locale)
  const isEnglish = locale !== 'en' && !/\p{Script=Devanagari}/u.test(text)
  return isEnglish ? <span lang="en">{text}</span> : text
}
