import { dashboardContent } from '@/content/dashboard'
import type { Locale } from '@/content/locale'
import { receivedAtOf } from '@/domain/gift-money'
import type { DonationDto } from '@/domain/responses/donation'
import { formatDate, formatDateTime } from '@/lib/dates'

/** Returns the day on which a donation was received. */
export function donationDay(donation: DonationDto, locale: Locale): string {
  return formatDate(receivedAtOf(donation), locale) || dashboardContent[locale].list.noDate
}

/** Returns the day of a donation with the time, if it is known. */
export function donationMoment(donation: DonationDto, locale: Locale): string {
  if (!donation.isFromGateway) return donationDay(donation, locale)
  return formatDateTime(receivedAtOf(donation), locale) || dashboardContent[locale].list.noDate
}
