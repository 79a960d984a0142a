import type { FormRules } from '@/components/form/rules-resolver'
import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import { type ContactInput, contactForm } from '@/domain/contact'

/** Returns the rules of the contact form, with messages in one language. */
export function contactRules(locale: Locale): FormRules<ContactInput> {
  return {
    safeParse: (values) => contactForm.safeParse(values),
    translate: (message) => translateMessage(message, locale),
  }
}
