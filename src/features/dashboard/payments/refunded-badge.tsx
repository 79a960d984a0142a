import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { formatRupees } from '@/lib/money'

type RefundedBadgeProps = {
  /** In rupees, both. */
  amount: number
  refunded: number
  isByHand?: boolean
}

/** Says what was given back of an amount, if anything was; of a gift entered by hand, that it is void. */
export function RefundedBadge({ amount, refunded, isByHand = false }: RefundedBadgeProps) {
  const copy = dashboardContent.payments
  if (refunded <= 0) return null
  const whole = isByHand ? copy.donations.voided : copy.refundedWhole
  return (
    <Badge tone="plain">{refunded < amount ? copy.refunded(formatRupees(refunded)) : whole}</Badge>
  )
}
