import type { DonationInput } from '@/domain/donation'
import { UPDATES_WORDS } from '@/domain/updates'
import { noticeShown } from '../privacy-notice'

/**
 * What is stored of a donor beyond name and contact: when they said to be a citizen of India, when
 * and to which words they agreed to get news, which privacy notice they saw, and PAN and address where
 * they want a receipt for Section 80G. Without that wish neither is kept.
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
  const now = new Date()
  return {
    ...noticeShown(now),
    citizenDeclaredAt: isIndianCitizen ? now.toISOString() : undefined,
    ...(wantsUpdates && { updatesAgreedAt: now.toISOString(), updatesWords: UPDATES_WORDS }),
    ...(wantsTaxReceipt && { panNumber, address }),
  }
}
