import { localizedRules } from '@/components/form/localized-rules'
import type { Locale } from '@/content/locale'
import { donationForm } from '@/domain/donation'
import { paymentClaimForm } from '@/domain/gift-by-hand'
import { monthlyGiftForm } from '@/domain/monthly-gift'
import type { Interval } from './interval-choice'

/**
 * Returns the rules of the donation form for a one-time or monthly gift, with messages in one
 * language.
 * @param maximumRupees largest online donation.
 */
export function donationRules(locale: Locale, maximumRupees: number, interval: Interval) {
  const schema = interval === 'monthly' ? monthlyGiftForm : donationForm
  return localizedRules(schema(maximumRupees), locale)
}

/** Returns the rules of the form for donors who paid by UPI or bank transfer. */
export function claimRules(locale: Locale) {
  return localizedRules(paymentClaimForm, locale)
}
