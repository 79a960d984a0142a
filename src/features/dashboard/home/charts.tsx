import { dashboardHomeContent } from '@/content/dashboard-home'
import { daysOfMonth } from '@/domain/indian-month'
import { UNRESTRICTED } from '@/domain/list-query'
import type { HomeDto } from '@/domain/responses/home'
import { formatMonth } from '@/lib/dates'
import { useMethodName } from '../payments/use-method-name'
import { usePurposeName } from '../payments/use-purposes'
import { useCopy, useOfficeLocale } from '../use-copy'
import { donationsAddress } from './addresses'
import { BarList } from './bar-list'

/** Donations of the last twelve months: by month, payment method and purpose. */
export function Charts({ home: { months, ways, purposes } }: { home: HomeDto }) {
  const copy = useCopy(dashboardHomeContent).charts
  const locale = useOfficeLocale()
  const year = months.slice(1)
  const days = {
    from: daysOfMonth(year[0]?.month ?? '').from,
    to: daysOfMonth(year.at(-1)?.month ?? '').to,
  }
  const methodName = useMethodName()
  const purposeName = usePurposeName()
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <BarList
        title={copy.months}
        rows={[...year].reverse().map(({ month, ...sum }) => ({
          ...sum,
          label: formatMonth(month, locale),
          address: donationsAddress(daysOfMonth(month)),
        }))}
      />
      <div className="grid gap-6">
        <BarList
          title={copy.ways}
          rows={ways.map(({ method, ...sum }) => ({
            ...sum,
            label: methodName(method),
            address: donationsAddress({ ...days, method }),
          }))}
        />
        <BarList
          title={copy.purposes}
          rows={purposes.map(({ key, name, ...sum }) => ({
            ...sum,
            label:
              purposeName(key, name ?? '') || (key === UNRESTRICTED ? copy.anywhere : copy.gone),
            address: donationsAddress({ ...days, givenFor: key }),
          }))}
        />
      </div>
    </div>
  )
}
