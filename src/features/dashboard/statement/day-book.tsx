import { useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import { DayFilters } from '../list/list-filters'
import { useCopy } from '../use-copy'

/** Exports the gifts of a date range as vouchers; by default those of the financial year. */
export function DayBook({ year }: { year: number }) {
  const copy = useCopy(dashboardStatementContent).dayBook
  const [days, setDays] = useState({ from: `${year}-04-01`, to: `${year + 1}-03-31` })
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h3 className="font-semibold font-text text-lg">{copy.title}</h3>
      {[copy.lead, copy.reversals, copy.sums].map((text) => (
        <p key={text} className="max-w-prose text-[0.9375rem] text-ink-soft">
          {text}
        </p>
      ))}
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <DayFilters {...days} onChange={(changed) => setDays({ ...days, ...changed })} />
        <a
          href={`/api/admin/day-book?${new URLSearchParams(days)}`}
          download
          className={`${smallButtonClass('quiet')} max-sm:col-span-2`}
        >
          {copy.download}
        </a>
      </div>
    </section>
  )
}
