import { localizedRules } from '@/components/form/localized-rules'
import type { Locale } from '@/content/locale'
import { volunteerForm } from '@/domain/volunteer'

/** Returns the rules of the volunteer application, with messages in one language. */
export function volunteerRules(locale: Locale) {
  return localizedRules(volunteerForm, locale)
}
