import { dashboardContent } from '@/content/dashboard'
import type { DonationDto } from '@/domain/responses/donation'
import { formatDate, formatDateTime } from '@/lib/dates'

const { noDate } = dashboardContent.list

/** The day on which a donation came in. */
export function donationDay(donation: DonationDto): string {
  return formatDate(momentOf(donation)) || noDate
}

/** The same with the time of day, where that is known. */
export function donationMoment(donation: DonationDto): string {
  if (!donation.isFromGateway) return donationDay(donation)
  return formatDateTime(momentOf(donation)) || noDate
}

function momentOf({ receivedAt, createdAt }: DonationDto): string {
  return receivedAt ?? createdAt
}
