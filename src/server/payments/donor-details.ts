import type { Transaction } from '@/cms/payload-types'
import type { DonationInput } from '@/domain/donation'
import { emailKey } from '@/domain/email'
import { phoneKey } from '@/domain/phone'
import { UPDATES_WORDS } from '@/domain/updates'
import { noticeFields } from '../privacy-notice'
import { toGivenFor } from '../purposes/given-for'

/**
 * Returns what is stored about a donor besides name and contact: when they declared Indian
 * citizenship, when and with which wording they agreed to news, which privacy notice they saw, and
 * PAN and address if they want a receipt for Section 80G. Otherwise the latter two are not stored.
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
    ...noticeFields(now),
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

/** Picks the donor's fields of a stored gift, to store them with another one. */
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

/** Picks all that a donor entered for a payment or monthly gift, to store it with another one. */
export function formColumns(stored: StoredForm) {
  const { citizenDeclaredAt, language } = stored
  return { ...donorColumns(stored), ...toGivenFor(stored), citizenDeclaredAt, language }
}

type Contact = Pick<Transaction, 'email' | 'phone'>

/** Whether two forms are from the same donor: by e-mail address or phone. */
export function isOfSamePerson(one: Contact, other: Contact): boolean {
  const [before, now] = [one, other].map(({ email, phone }) => ({
    email: emailKey(email ?? ''),
    phone: phoneKey(phone ?? ''),
  }))
  return before?.email === now?.email || before?.phone === now?.phone
}
