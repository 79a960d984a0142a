/** A gift in the day book. */
export type DayBookGift = {
  id: string
  /** ISO date. */
  receivedAt: string
  donorName: string
  paymentMethod: string
  /** The gateway's number; '' if it did not come through the gateway. */
  paymentId: string
  reference: string
  purpose: string
  /** The amount that came in, ignoring later refunds. */
  paise: number
  /** Number of its first receipt; '' if it has none. */
  receipt: string
}

/** Part of a gift that went back: `paise` is negative, or positive if it came in again. */
export type Reversal = DayBookGift & { reversedAt: string }
