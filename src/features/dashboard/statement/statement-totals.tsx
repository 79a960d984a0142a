import { Badge } from '@/components/ui/badge'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementDto } from '@/domain/responses/statement'
import { formatRupees } from '@/lib/money'
import { useCopy } from '../use-copy'

type Line = { label: string; amount: number; isSum?: boolean }

/** The totals of the statement, compared with the receipt register and the settlements. */
export function StatementTotals({ statement }: { statement: StatementDto }) {
  const { totals: copy, kinds } = useCopy(dashboardStatementContent)
  const { gifts, leftOut, included, receipts, gateway } = statement
  return (
    <section className="grid gap-5 rounded-card border border-line bg-card p-5">
      <h3 className="font-semibold font-text text-lg">{copy.title}</h3>
      <Lines
        lines={[
          { label: copy.gifts, amount: gifts.amount },
          ...leftOut.map(({ reason, amount }) => ({
            label: copy.leftOut(kinds[reason].label),
            amount: -amount,
          })),
          {
            label: copy.included(included.donors, included.rows),
            amount: included.amount,
            isSum: true,
          },
        ]}
      />
      <Check
        title={copy.register}
        difference={receipts.difference}
        lines={[
          { label: copy.gifts, amount: gifts.amount },
          { label: copy.withoutReceipt, amount: -receipts.withoutReceipt.amount },
          { label: copy.receipts, amount: receipts.valid.amount, isSum: true },
        ]}
      />
      <Check
        title={copy.gateway}
        difference={gateway.difference}
        lines={[
          { label: copy.paid, amount: gateway.paid.amount },
          { label: copy.notSettled, amount: -gateway.notSettled.amount },
          { label: copy.settled, amount: gateway.settled.amount, isSum: true },
        ]}
      />
    </section>
  )
}

type CheckProps = { title: string; difference: number; lines: Line[] }

function Check({ title, difference, lines }: CheckProps) {
  const copy = useCopy(dashboardStatementContent).totals
  return (
    <div className="border-line border-t pt-4">
      <h4 className="mb-2 flex flex-wrap items-center gap-2 font-semibold font-text">
        {title}
        {difference === 0 ? (
          <Badge tone="good">{copy.agrees}</Badge>
        ) : (
          <Badge tone="bad">{copy.differs(formatRupees(difference))}</Badge>
        )}
      </h4>
      <Lines lines={lines} />
    </div>
  )
}

/** Lines of a sum. `amount || 0` avoids '-₹0' for a deduction of zero. */
function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className="grid gap-1 text-[0.9375rem]">
      {lines.map(({ label, amount, isSum }) => (
        <div
          key={label}
          className={`flex items-baseline justify-between gap-4 ${isSum ? 'border-line border-t pt-1 font-semibold' : ''}`}
        >
          <dt className="min-w-0">{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatRupees(amount || 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
