import { type ReactNode, useId } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useDashboardAddress } from '../dashboard-address'

const copy = dashboardContent.payments.filters

/** What the address says of the days and the status that a list of money is looked through by. */
export function useMoneyFilters(): Record<'from' | 'to' | 'status', string> {
  const { param } = useDashboardAddress()
  return { from: param('from') ?? '', to: param('to') ?? '', status: param('status') ?? '' }
}

type MoneyFiltersProps = {
  /** The statuses to choose from, by their labels; none where the list has none. */
  statuses?: Record<string, string>
}

/** Days and status to look a list of money through by. They stand in the address. */
export function MoneyFilters({ statuses }: MoneyFiltersProps) {
  const { go } = useDashboardAddress()
  const filters = useMoneyFilters()
  const set = (name: string, value: string) => go({ [name]: value, page: null }, { replace: true })
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      {statuses && (
        <Filter label={copy.status} className="max-sm:col-span-2">
          {(id) => (
            <select
              id={id}
              value={filters.status}
              onChange={(event) => set('status', event.target.value)}
              className={CONTROL}
            >
              <option value="">{copy.anyStatus}</option>
              {Object.entries(statuses).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Filter>
      )}
      {(['from', 'to'] as const).map((name) => (
        <Filter key={name} label={copy[name]}>
          {(id) => (
            <input
              id={id}
              type="date"
              value={filters[name]}
              onChange={(event) => set(name, event.target.value)}
              className={CONTROL}
            />
          )}
        </Filter>
      ))}
      {isFiltered && (
        <button
          type="button"
          onClick={() => go({ from: null, to: null, status: null, page: null }, { replace: true })}
          className={smallButtonClass('quiet')}
        >
          {copy.clear}
        </button>
      )}
    </div>
  )
}

const CONTROL =
  'block min-h-11 w-full min-w-0 rounded-full border border-ink-soft/75 bg-card px-4 text-[0.9375rem]'

type FilterProps = { label: string; className?: string; children: (id: string) => ReactNode }

function Filter({ label, className, children }: FilterProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-ink-soft text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
