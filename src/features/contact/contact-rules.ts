import { localizedRules } from '@/components/form/localized-rules'
import type { Locale } from '@/content/locale'
import { contactForm } from '@/domain/contact'

/** Returns the rules of the contact form, with messages in one language. */
export function contactRules(locale: Locale) {
  return localizedRules(contactForm, locale)
}
