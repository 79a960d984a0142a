import type { DonationInput } from '@/domain/donation'
import { UPDATES_WORDS } from '@/domain/updates'

/**
 * What is stored of a donor beyond name and contact: when they said to be a citizen of India, when
 * and to which words they agreed to get news, and PAN and address where they want a receipt for
 * Section 80G. Without that wish neither is kept.
 */
export function donorDetails({
  isIndianCitizen,
  wantsUpdates,
  wantsTaxReceipt,
  panNumber,
  address,
}: Pick<
  DonationInput,
  'isIndianCitizen' | 'wantsUpdates' | 'wantsTaxReceipt' | 'panNumber' | 'address'
>) {
  const now = new Date().toISOString()
  return {
    citizenDeclaredAt: isIndianCitizen ? now : undefined,
    ...(wantsUpdates && { updatesAgreedAt: now, updatesWords: UPDATES_WORDS }),
    ...(wantsTaxReceipt && { panNumber, address }),
  }
}
