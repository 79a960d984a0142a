import type { FormRules } from '@/components/form/rules-resolver'
import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import { type DonationInput, donationForm } from '@/domain/donation'
import { type PaymentClaimInput, paymentClaimForm } from '@/domain/gift-by-hand'
import { monthlyGiftForm } from '@/domain/monthly-gift'
import type { Interval } from './interval-choice'

/**
 * Returns the rules of the donation form for a one-time or monthly gift, with messages in one
 * language.
 * @param maximumRupees largest online donation.
 */
export function donationRules(
  locale: Locale,
  maximumRupees: number,
  interval: Interval,
): FormRules<DonationInput> {
  const schema = (interval === 'monthly' ? monthlyGiftForm : donationForm)(maximumRupees)
  return {
    safeParse: (values) => schema.safeParse(values),
    translate: (message) => translateMessage(message, locale),
  }
}

/** Returns the rules of the form for donors who paid by UPI or bank transfer. */
export function claimRules(locale: Locale): FormRules<PaymentClaimInput> {
  return {
    safeParse: (values) => paymentClaimForm.safeParse(values),
    translate: (message) => translateMessage(message, locale),
  }
}
