import type { Where } from 'payload'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type DonorMarks, marksOf } from '@/domain/donor'
import { panKeyOf } from './gift-pan'
import { readDocs } from './read-docs'

/** What this folder reads of a gift. */
export type Gift = Pick<
  Donation,
  | ('id' | 'transactionId' | 'donorName' | 'email' | 'phone' | 'address' | 'panNumber')
  | 'panKey'
  | ('amountPaise' | 'refundedPaise' | 'chargedBackPaise' | 'paymentMethod' | 'oldReceiptNumber')
  | ('purposeName' | 'campaignName' | 'receivedAt' | 'createdAt' | 'updatedAt')
  | ('isUnclaimed' | 'donor' | 'donorSeenAt')
>

const FIELDS = [
  ...[
    'transactionId',
    'donorName',
    'email',
    'phone',
    'address',
    'panNumber',
    'panKey',
    'amountPaise',
  ],
  ...['refundedPaise', 'chargedBackPaise', 'paymentMethod', 'oldReceiptNumber', 'purposeName'],
  ...[
    'campaignName',
    'receivedAt',
    'createdAt',
    'updatedAt',
    'isUnclaimed',
    'donor',
    'donorSeenAt',
  ],
]

/** The gifts that fit, no tests, the oldest first. */
export async function findGifts(where: Where): Promise<Gift[]> {
  return readDocs({
    collection: slugs.donations,
    where: { and: [where, { testMode: { not_equals: true } }] },
    select: Object.fromEntries(FIELDS.map((field) => [field, true as const])),
    sort: ['receivedAt', 'id'],
  })
}

/** As `marksOf`; of a gift by QR code nobody knows who gave it until somebody claims it. */
export function marksOfGift(gift: Gift): DonorMarks | null {
  return gift.isUnclaimed ? null : marksOf({ ...gift, panKey: panKeyOf(gift) })
}

/** Less what went back, in paise. */
export function leftPaise({ amountPaise, refundedPaise, chargedBackPaise }: Gift): number {
  return Math.max(0, amountPaise - (refundedPaise ?? 0) - (chargedBackPaise ?? 0))
}

/** When it came in, as far as it is known. */
export function receivedAt(gift: Gift): string {
  return gift.receivedAt ?? gift.createdAt
}
