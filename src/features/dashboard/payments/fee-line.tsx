import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useCopy, useOfficeLocale } from '../use-copy'

type FeeLineProps = {
  /** Both in rupees; absent until the payment is settled. */
  fee?: number
  net?: number
  settledAt?: string
}

/** The fee and net of an amount, and when it reached the bank. */
export function FeeLine({ fee, net, settledAt }: FeeLineProps) {
  const copy = useCopy(dashboardSettlementsContent)
  const locale = useOfficeLocale()
  if (fee === undefined || net === undefined) return null
  // In a narrow column it wraps between its parts, not within amounts and days.
  return (
    <span className="block whitespace-normal text-ink-soft text-sm">
      <span className="inline-block">
        <span className="whitespace-nowrap">{copy.fee(formatRupees(fee))} ·</span>{' '}
        <span className="whitespace-nowrap">{copy.net(formatRupees(net))}</span>
      </span>{' '}
      {settledAt && (
        <span className="inline-block">
          {copy.inBank.before}
          <span className="whitespace-nowrap">
            {formatDate(settledAt, locale)}
            {copy.inBank.after}
          </span>
        </span>
      )}
    </span>
  )
}
