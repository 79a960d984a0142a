import { slugs } from '@/cms/slugs'
import { storedLocale } from '@/lib/locale'
import { findFirst } from '../documents/records'
import { receiptsOf } from './follow'
import { receiptPath } from './link'

/**
 * The path of a gift's valid receipt, for its giver; null where it has none. A receipt names the donor:
 * the number of a gift by UPI or bank transfer, which stands in bank statements and can be guessed,
 * leads to none.
 * @param donationId the number of the gift.
 */
export async function receiptPathOfGift(donationId: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(donationId)) return null
  const gift = await findFirst(slugs.donations, { transactionId: { equals: donationId } })
  const receipts = gift ? await receiptsOf(gift.id) : []
  const valid = receipts.find(({ status }) => status === 'valid')
  return valid ? receiptPath(valid, storedLocale(valid)) : null
}
