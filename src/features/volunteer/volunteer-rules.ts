import type { FormRules } from '@/components/form/rules-resolver'
import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import { type VolunteerInput, volunteerForm } from '@/domain/volunteer'

/** Returns the rules of the volunteer application, with messages in one language. */
export function volunteerRules(locale: Locale): FormRules<VolunteerInput> {
  return {
    safeParse: (values) => volunteerForm.safeParse(values),
    translate: (message) => translateMessage(message, locale),
  }
}
