import type { Where } from 'payload'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type DonorMarks, marksOf } from '@/domain/donor'
import { isTakenBack } from '@/domain/gift-money'
import { readDocs } from '../documents/read-docs'
import { panKeyOfGift } from './gift-pan'

/** The fields of a gift that this folder reads, besides its id. */
const FIELDS = [
  'transactionId',
  'donorName',
  'email',
  'phone',
  'address',
  'panNumber',
  'panKey',
  'amountPaise',
  'refundedPaise',
  'chargedBackPaise',
  'paymentId',
  'paymentMethod',
  'oldReceiptNumber',
  'purpose',
  'purposeName',
  'campaign',
  'campaignName',
  'receivedAt',
  'createdAt',
  'updatedAt',
  'isUnclaimed',
  'donor',
  'donorSeenAt',
] as const satisfies readonly (keyof Donation)[]

export type Gift = Pick<Donation, 'id' | (typeof FIELDS)[number]>

/** Finds the matching gifts, without tests, oldest first. */
export async function findGifts(where: Where): Promise<Gift[]> {
  return readDocs({
    collection: slugs.donations,
    where: { and: [where, { testMode: { not_equals: true } }] },
    fields: FIELDS,
    sort: ['receivedAt', 'id'],
  })
}

/**
 * Like `marksOf`.
 * @returns null also for a gift by QR code that nobody has claimed yet, and for one that was taken
 * back.
 */
export function marksOfGift(gift: Gift): DonorMarks | null {
  if (gift.isUnclaimed || isTakenBack(gift)) return null
  return marksOf({ ...gift, panKey: panKeyOfGift(gift) })
}
