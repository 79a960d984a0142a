import { formatRupees } from '@/lib/money'

/** An amount in rupees; struck out where all of it was given back. */
export function MoneyAmount({ amount, refunded }: { amount: number; refunded: number }) {
  const text = formatRupees(amount)
  return refunded < amount ? text : <s className="text-ink-soft">{text}</s>
}
