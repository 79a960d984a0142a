import { Badge } from '@/components/ui/badge'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { CURRENCY } from '@/domain/donation'
import type { TransactionDto } from '@/domain/responses/transaction'
import { formatMoney } from '@/lib/money'
import { useCopy } from '../use-copy'

type MoneyBadgesProps = {
  /** All in major units of the currency. */
  amount: number
  refunded: number
  chargedBack: number
  currency?: string
  openRefund?: TransactionDto['openRefund']
  isVoid?: boolean
}

/**
 * Shows what was taken from an amount: refunds, chargebacks, and refunds whose outcome is still
 * unknown; for a voided gift, that it is void.
 */
export function MoneyBadges({
  amount,
  refunded,
  chargedBack,
  currency = CURRENCY,
  openRefund,
  isVoid = false,
}: MoneyBadgesProps) {
  const copy = useCopy(dashboardPaymentsContent)
  const { voided } = useCopy(dashboardGiftsContent).donations
  const whole = isVoid ? voided : copy.refundedWhole
  const money = (part: number) => formatMoney(part, currency)
  return (
    <>
      {refunded > 0 && (
        <Badge tone="plain">{refunded < amount ? copy.refunded(money(refunded)) : whole}</Badge>
      )}
      {chargedBack > 0 && <Badge tone="bad">{copy.chargedBack(money(chargedBack))}</Badge>}
      {openRefund && (
        <Badge tone="waiting">
          {copy.openRefund(openRefund.amount === undefined ? null : money(openRefund.amount))}
        </Badge>
      )}
    </>
  )
}
