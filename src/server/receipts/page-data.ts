import { slugs } from '@/cms/slugs'
import { isHexNumber } from '@/lib/hex-number'
import { storedLocale } from '@/lib/locale'
import { findFirst } from '../documents/records'
import { receiptsOf } from './follow'
import { receiptPath } from './link'

/**
 * Returns the path of a gift's valid receipt, for its donor; null if there is none. A receipt names
 * the donor, so the number of a gift by UPI or bank transfer leads to none: its beginning is in
 * bank statements, and the rest is short enough to guess.
 * @param donationId the number of the gift.
 */
export async function receiptPathOfGift(donationId: string): Promise<string | null> {
  if (!isHexNumber(donationId)) return null
  const gift = await findFirst(slugs.donations, { transactionId: { equals: donationId } })
  const receipts = gift ? await receiptsOf(gift.id) : []
  const valid = receipts.find(({ status }) => status === 'valid')
  return valid ? receiptPath(valid, storedLocale(valid)) : null
}
