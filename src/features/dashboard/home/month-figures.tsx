import { dashboardHomeContent } from '@/content/dashboard-home'
import { daysOfMonth } from '@/domain/indian-month'
import type { HomeDto } from '@/domain/responses/home'
import { formatMonth } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useCopy, useOfficeLocale } from '../use-copy'
import { donationsAddress, volunteersAddress } from './addresses'
import { PlaceLink } from './place-link'

/**
 * This month compared with the last one and with the same month a year ago: money, donors,
 * volunteers.
 */
export function MonthFigures({ home: { months, newDonors, newVolunteers } }: { home: HomeDto }) {
  const copy = useCopy(dashboardHomeContent).figures
  const locale = useOfficeLocale()
  const [thisMonth, lastMonth, lastYear] = [months.at(-1), months.at(-2), months[0]]
  if (!thisMonth || !lastMonth || !lastYear) return null
  const columns = [
    {
      ...thisMonth,
      heading: copy.thisMonth(formatMonth(thisMonth.month, locale)),
      of: 'thisMonth',
    },
    { ...lastMonth, heading: formatMonth(lastMonth.month, locale), of: 'lastMonth' },
    { ...lastYear, heading: formatMonth(lastYear.month, locale), of: 'lastYear' },
  ] as const
  return (
    <section aria-labelledby="figures-heading">
      <h2 id="figures-heading" className="text-heading text-neem-deep">
        {copy.title}
      </h2>
      <p className="mb-4 text-[0.9375rem] text-ink-soft">{copy.lead}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {columns.map(({ heading, of, ...month }) => (
          <MonthCard
            key={month.month}
            heading={heading}
            month={month}
            isCurrent={of === 'thisMonth'}
            newDonors={newDonors[of]}
            newVolunteers={newVolunteers[of]}
          />
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-sm">{copy.newDonorsNote}</p>
    </section>
  )
}

type MonthCardProps = {
  heading: string
  month: HomeDto['months'][number]
  isCurrent: boolean
  newDonors: number
  newVolunteers: number
}

function MonthCard({ heading, month, isCurrent, newDonors, newVolunteers }: MonthCardProps) {
  const copy = useCopy(dashboardHomeContent).figures
  const gifts = donationsAddress(daysOfMonth(month.month))
  return (
    <div className={`rounded-card border bg-card p-4 ${isCurrent ? 'border-neem' : 'border-line'}`}>
      <h3 className="font-semibold font-text">{heading}</h3>
      <dl className="mt-2 grid gap-1">
        <div>
          <dt className="text-ink-soft text-sm">{copy.received}</dt>
          <dd>
            <PlaceLink address={gifts} className="group inline-block min-h-6">
              <span className="sr-only">{`${copy.received}, ${heading}: `}</span>
              <span className="wrap-anywhere font-heading text-neem-deep text-title leading-tight md:max-xl:text-heading">
                {formatRupees(month.amount)}
              </span>{' '}
              <span className="whitespace-nowrap underline decoration-1 underline-offset-4 group-hover:decoration-2">
                {copy.gifts(month.count)}
              </span>
            </PlaceLink>
          </dd>
        </div>
        <Row label={copy.newDonors} month={heading} count={newDonors} address={gifts} />
        <Row
          label={copy.newVolunteers}
          month={heading}
          count={newVolunteers}
          address={volunteersAddress(month.month)}
        />
      </dl>
    </div>
  )
}

const LINK =
  'inline-flex min-h-6 min-w-10 items-center justify-end underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:min-h-10'

type RowProps = { label: string; month: string; count: number; address: string }

function Row({ label, month, count, address }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t pt-1">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd>
        <PlaceLink address={address} className={`${LINK} px-2 font-semibold tabular-nums`}>
          <span className="sr-only">{`${label}, ${month}: `}</span>
          {count.toLocaleString('en-IN')}
        </PlaceLink>
      </dd>
    </div>
  )
}
