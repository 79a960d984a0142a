import type { DonationInput } from '@/domain/donation'

/**
 * What is stored of a donor beyond name and contact: when they said to be a citizen of India, and
 * PAN and address where they want a receipt for Section 80G. Without that wish neither is kept.
 */
export function donorDetails({
  isIndianCitizen,
  wantsTaxReceipt,
  panNumber,
  address,
}: Pick<DonationInput, 'isIndianCitizen' | 'wantsTaxReceipt' | 'panNumber' | 'address'>) {
  return {
    citizenDeclaredAt: isIndianCitizen ? new Date().toISOString() : undefined,
    ...(wantsTaxReceipt && { panNumber, address }),
  }
}
