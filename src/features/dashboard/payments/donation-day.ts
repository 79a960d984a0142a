import { dashboardContent } from '@/content/dashboard'
import type { Locale } from '@/content/locale'
import { receivedAtOf } from '@/domain/gift-money'
import type { DonationDto } from '@/domain/responses/donation'
import { formatDate, formatDateTime } from '@/lib/dates'

/** The day on which a donation came in. */
export function donationDay(donation: DonationDto, locale: Locale): string {
  return formatDate(receivedAtOf(donation), locale) || dashboardContent[locale].list.noDate
}

/** The same with the time of day, where that is known. */
export function donationMoment(donation: DonationDto, locale: Locale): string {
  if (!donation.isFromGateway) return donationDay(donation, locale)
  return formatDateTime(receivedAtOf(donation), locale) || dashboardContent[locale].list.noDate
}
