import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { changeWhere, findAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { followReceipt } from '@/server/receipts/follow'

/** Creates a real gift of ₹500 by UPI with its receipt. @param fields those that differ. @returns its id. */
export async function makeReceiptedGift(fields: object): Promise<string> {
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'Asha Devi',
      amountPaise: 50_000,
      paymentMethod: 'UPI',
      hasReceipt: true,
      testMode: false,
      ...fields,
    },
    overrideAccess: true,
  })
  await followReceipt({ id: { equals: id } })
  return id
}

/** Changes a gift, and its receipt with it. */
export async function changeReceiptedGift(id: string, data: object): Promise<void> {
  const where = { id: { equals: id } }
  await changeWhere({ collection: slugs.donations, where, data })
  await followReceipt(where)
}

/** Returns all receipts, oldest first. */
export function receiptsOnFile(): Promise<Receipt[]> {
  return findAll({ collection: slugs.receipts, sort: 'createdAt' })
}
