import { dashboardContent } from '@/content/dashboard'
import type { DonationDto } from '@/domain/responses/donation'
import { formatDate, formatDateTime } from '@/lib/dates'

const { noDate } = dashboardContent.list

/** The day of a donation: of one entered by hand the day of the gift. */
export function donationDay(donation: DonationDto): string {
  return formatDate(momentOf(donation)) || noDate
}

/** The same with the time of day, where that is known. */
export function donationMoment(donation: DonationDto): string {
  if (donation.isByHand) return donationDay(donation)
  return formatDateTime(momentOf(donation)) || noDate
}

function momentOf({ isByHand, receivedAt, createdAt }: DonationDto): string {
  return isByHand && receivedAt ? receivedAt : createdAt
}
