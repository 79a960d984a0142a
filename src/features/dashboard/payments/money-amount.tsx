import { CURRENCY } from '@/domain/donation'
import { formatMoney, formatRupees } from '@/lib/money'
import { leftRupees } from './left-rupees'

type MoneyAmountProps = {
  /** All in major units of the currency. */
  amount: number
  refunded: number
  chargedBack?: number
  currency?: string
}

/** An amount of money; struck through if none of it is left. */
export function MoneyAmount({
  amount,
  refunded,
  chargedBack = 0,
  currency = CURRENCY,
}: MoneyAmountProps) {
  const text = formatMoney(amount, currency)
  const isLeft = leftRupees({ amount, refunded, chargedBack }) > 0
  return isLeft ? text : <s className="text-ink-soft">{text}</s>
}

/** An amount in rupees that does not wrap. */
export function Rupees({ amount }: { amount: number }) {
  return <span className="whitespace-nowrap tabular-nums">{formatRupees(amount)}</span>
}
