/** What came in and what went back, in paise; null and undefined mean 0. */
type Money = {
  amountPaise: number
  refundedPaise?: number | null
  chargedBackPaise?: number | null
}

/**
 * Why an admin voids a gift: nobody gave it, the bank did not honour the cheque or returned the transfer,
 * or the foundation gave the money back.
 */
export const voidCauses = ['entered-by-mistake', 'returned-by-bank', 'given-back'] as const
export type VoidCause = (typeof voidCauses)[number]

/** Without `paymentId` a gift was entered by hand or claimed by its donor. */
export type GiftMoney = Money & { paymentId?: string | null; voidCause?: VoidCause | null }

/** Returns what is left of a gift or payment after refunds and chargebacks, in paise; never negative. */
export function leftPaise({ amountPaise, refundedPaise, chargedBackPaise }: Money): number {
  return Math.max(0, amountPaise - (refundedPaise ?? 0) - (chargedBackPaise ?? 0))
}

/**
 * Whether a gift by hand or a claim was voided: it no longer counts as anyone's gift. A gateway payment
 * was given, even if all of it went back.
 */
export function isTakenBack(gift: GiftMoney): boolean {
  return !gift.paymentId && leftPaise(gift) === 0
}

/** Whether a gift was entered by mistake: nobody gave it. Older void gifts have no cause, and count as that. */
export function isEnteredByMistake(gift: GiftMoney): boolean {
  return isTakenBack(gift) && (gift.voidCause ?? 'entered-by-mistake') === 'entered-by-mistake'
}

/** Returns when a gift came in, as an ISO date; old gifts do not say, and use when they were recorded. */
export function receivedAtOf({
  receivedAt,
  createdAt,
}: {
  receivedAt?: string | null
  createdAt: string
}): string {
  return receivedAt ?? createdAt
}
