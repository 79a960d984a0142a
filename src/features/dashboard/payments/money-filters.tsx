import { dashboardContent } from '@/content/dashboard'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceFilter, DayFilters, FilterRow } from '../list/list-filters'

const copy = dashboardContent.payments.filters

/** What the address says of the days, the status and the purpose that a list of money is looked through by. */
export function useMoneyFilters(): Record<'from' | 'to' | 'status' | 'givenFor', string> {
  const { param } = useDashboardAddress()
  return {
    from: param('from') ?? '',
    to: param('to') ?? '',
    status: param('status') ?? '',
    givenFor: param('givenFor') ?? '',
  }
}

type MoneyFiltersProps = {
  /** The statuses to choose from, by their labels; none where the list has none. */
  statuses?: Record<string, string>
  /** The purposes to choose from; none where the list has none. */
  purposes?: readonly { id: string; label: string }[]
}

/** Days and status to look a list of money through by. They stand in the address. */
export function MoneyFilters({ statuses, purposes = [] }: MoneyFiltersProps) {
  const { go } = useDashboardAddress()
  const { status, givenFor, ...days } = useMoneyFilters()
  const set = (name: string, value: string) => go({ [name]: value, page: null }, { replace: true })
  return (
    <FilterRow
      isFiltered={[status, givenFor, days.from, days.to].some(Boolean)}
      onClear={() =>
        go({ from: null, to: null, status: null, givenFor: null, page: null }, { replace: true })
      }
    >
      {statuses && (
        <ChoiceFilter
          label={copy.status}
          any={copy.anyStatus}
          choices={Object.entries(statuses).map(([id, label]) => ({ id, label }))}
          chosen={status}
          onChoose={(chosen) => set('status', chosen)}
          className="max-sm:col-span-2"
        />
      )}
      {purposes.length > 0 && (
        <ChoiceFilter
          label={copy.purpose}
          any={copy.anyPurpose}
          choices={purposes}
          chosen={givenFor}
          onChoose={(chosen) => set('givenFor', chosen)}
          className="max-sm:col-span-2"
        />
      )}
      <DayFilters {...days} onChange={set} />
    </FilterRow>
  )
}
