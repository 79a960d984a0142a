import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { donationMethods } from '@/domain/donation-methods'
import { ChoiceFilter, DayFilters, FilterRow } from '../list/list-filters'
import { useUrlFilters } from '../list/use-url-filters'
import { useCopy } from '../use-copy'
import { useMethodName } from './use-method-name'

/** The filters of a list of money; no list has all of them. */
export function useMoneyFilters() {
  return useUrlFilters(['from', 'to', 'status', 'givenFor', 'method', 'pan'])
}

export type MoneyFiltersProps = {
  /** Labels of the statuses to choose from, if the list has any. */
  statuses?: Record<string, string>
  /** The purposes to choose from, if the list has any. */
  purposes?: readonly { id: string; label: string }[]
  /** Whether it can be filtered by payment method and PAN. */
  isOfDonations?: boolean
}

/** The filters of a list of money, which are kept in the URL. */
export function MoneyFilters({ statuses, purposes = [], isOfDonations }: MoneyFiltersProps) {
  const copy = useCopy(dashboardPaymentsContent).filters
  const methodName = useMethodName()
  const { filters, count, change, clear } = useMoneyFilters()
  return (
    <FilterRow isFiltered={count > 0} onClear={clear}>
      {statuses && (
        <ChoiceFilter
          label={copy.status}
          anyLabel={copy.anyStatus}
          choices={Object.entries(statuses).map(([id, label]) => ({ id, label }))}
          chosen={filters.status}
          onChoose={(status) => change({ status })}
          className="max-sm:col-span-2"
        />
      )}
      {purposes.length > 0 && (
        <ChoiceFilter
          label={copy.purpose}
          anyLabel={copy.anyPurpose}
          choices={purposes}
          chosen={filters.givenFor}
          onChoose={(givenFor) => change({ givenFor })}
          className="max-sm:col-span-2"
        />
      )}
      {isOfDonations && (
        <>
          <ChoiceFilter
            label={copy.method}
            anyLabel={copy.anyMethod}
            choices={donationMethods.map((id) => ({ id, label: methodName(id) }))}
            chosen={filters.method}
            onChoose={(method) => change({ method })}
          />
          <ChoiceFilter
            label={copy.pan}
            anyLabel={copy.anyPan}
            choices={[{ id: 'missing', label: copy.noPan }]}
            chosen={filters.pan}
            onChoose={(pan) => change({ pan })}
          />
        </>
      )}
      <DayFilters from={filters.from} to={filters.to} onChange={change} />
    </FilterRow>
  )
}
