/** A gift as the day book lists it. */
export type DayBookGift = {
  id: string
  /** ISO date. */
  receivedAt: string
  donorName: string
  paymentMethod: string
  /** The gateway's number; '' of what did not come through it. */
  paymentId: string
  reference: string
  purpose: string
  /** What came in, whatever went back later. */
  paise: number
  /** Number of its first receipt; '' where it has none. */
  receipt: string
}

/** What went back of a gift, and when: its paise are negative, or positive where it came in again. */
export type Reversal = DayBookGift & { reversedAt: string }
