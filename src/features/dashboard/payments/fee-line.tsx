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
  return (
    <span className="block whitespace-normal text-ink-soft text-sm">
      <span className="inline-block">{copy.feeLine(formatRupees(fee), formatRupees(net))}</span>{' '}
      {settledAt && (
        <span className="inline-block">
          {copy.inBank(onOneLine(formatDate(settledAt, locale)))}
        </span>
      )}
    </span>
  )
}

/** In a narrow column a day would break into its words. */
function onOneLine(day: string): string {
  return day.replaceAll(' ', '\u00a0')
}
