import { leftPaise } from '@/domain/gift-money'
import { fromPaise, toPaise } from '@/lib/money'

type Money = { amount: number; refunded: number; chargedBack?: number }

/**
 * Returns what is left of a gift or payment, in major units like its parts. Added up in paise: 100.10 and
 * 200.20 as numbers are less than 300.30.
 */
export function leftRupees({ amount, refunded, chargedBack = 0 }: Money): number {
  return fromPaise(
    leftPaise({
      amountPaise: toPaise(amount),
      refundedPaise: toPaise(refunded),
      chargedBackPaise: toPaise(chargedBack),
    }),
  )
}
