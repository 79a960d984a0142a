import { slugs } from '@/cms/slugs'
import { findFirst } from '../documents/records'
import { giftsOfReceipt } from '../receipts/register'

const PAYMENT_ID = /^pay_\w+$/

/**
 * Finds the gifts of a number that donors quote: of a receipt (`giftsOfReceipt`), or else the gateway's of a
 * payment, which the thank-you for it names.
 * @returns their ids, without gifts paid with test keys; undefined if there are none.
 */
export async function giftsOfNumber(typed: string): Promise<string[] | undefined> {
  const paymentId = typed.trim()
  if (!PAYMENT_ID.test(paymentId)) return giftsOfReceipt(typed)
  const gift = await findFirst(slugs.donations, {
    and: [{ paymentId: { equals: paymentId } }, { testMode: { not_equals: true } }],
  })
  return gift ? [gift.id] : undefined
}
