import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import { formatRupees } from '@/lib/money'
import { useCopy } from '../use-copy'

type SettlementSumProps = {
  /** In rupees. `refunds` is positive, `adjustments` carries its own sign. */
  sum: {
    gross: number
    fee: number
    refunds: number
    adjustments: number
    net: number
    difference?: number
  }
  netLabel?: string
}

/** Gross, deductions and net, line by line; deductions of zero are left out, except the fee. */
export function SettlementSum({ sum, netLabel }: SettlementSumProps) {
  const copy = useCopy(dashboardSettlementsContent).sum
  const { gross, fee, refunds, adjustments, net, difference = 0 } = sum
  const optional = [
    { label: copy.refunds, amount: -refunds },
    { label: copy.adjustments, amount: adjustments },
    { label: copy.difference, amount: difference },
  ].filter(({ amount }) => amount !== 0)
  return (
    <dl className="grid gap-1.5">
      <Line label={copy.gross} amount={gross} />
      <Line label={copy.fee} amount={fee === 0 ? 0 : -fee} />
      {optional.map((line) => (
        <Line key={line.label} {...line} />
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-2 font-semibold text-neem-deep">
        <dt>{netLabel ?? copy.net}</dt>
        <dd className="ml-auto font-heading text-heading tabular-nums">{formatRupees(net)}</dd>
      </div>
    </dl>
  )
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="ml-auto tabular-nums">{formatRupees(amount)}</dd>
    </div>
  )
}
