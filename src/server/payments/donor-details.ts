import type { Transaction } from '@/cms/payload-types'
import type { DonationInput } from '@/domain/donation'
import { UPDATES_WORDS } from '@/domain/updates'
import { noticeShown } from '../privacy-notice'
import { toGivenFor } from '../purposes/given-for'

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

type StoredDonor = Pick<
  Transaction,
  | 'donorName'
  | 'email'
  | 'phone'
  | 'address'
  | 'panNumber'
  | 'message'
  | 'updatesAgreedAt'
  | 'updatesWords'
  | 'noticeVersion'
  | 'noticeAt'
>

/** What a stored gift says of its donor, to be stored with another. */
export function donorColumns(stored: StoredDonor) {
  const { donorName, email, phone, address, panNumber, message } = stored
  const { updatesAgreedAt, updatesWords, noticeVersion, noticeAt } = stored
  return {
    donorName: donorName ?? '',
    email,
    phone,
    address,
    panNumber,
    message,
    updatesAgreedAt,
    updatesWords,
    noticeVersion,
    noticeAt,
  }
}

type StoredForm = StoredDonor &
  Parameters<typeof toGivenFor>[0] &
  Pick<Transaction, 'citizenDeclaredAt' | 'language'>

/** All that a donor told with a payment or a monthly gift, to be stored with another payment of it. */
export function formColumns(stored: StoredForm) {
  const { citizenDeclaredAt, language } = stored
  return { ...donorColumns(stored), ...toGivenFor(stored), citizenDeclaredAt, language }
}
