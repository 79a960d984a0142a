import type { FormRules } from '@/components/form/rules-resolver'
import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import { type DonationInput, donationForm } from '@/domain/donation'

/** The rules of the donation form, with their messages in one language. */
export function donationRules(locale: Locale): FormRules<DonationInput> {
  const schema = donationForm()
  return {
    safeParse: (values) => schema.safeParse(values),
    translate: (message) => translateMessage(message, locale),
  }
}
