import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { formsContent } from '@/content/forms'
import { interestIds, volunteerStatuses } from '@/domain/volunteer'
import { volunteerOrders } from '@/domain/volunteer-desk'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceFilter, DayFilters, FilterRow, TextFilter } from '../list/list-filters'
import { useUrlFilters } from '../list/use-url-filters'
import { useCopy } from '../use-copy'

/** The filters and order of the list. */
export function useVolunteerFilters() {
  const { param } = useDashboardAddress()
  return {
    ...useUrlFilters(['status', 'interest', 'village', 'from', 'to']),
    order: param('order') ?? '',
  }
}

/** The filters and the order of the list of volunteers. */
export function VolunteerFilters() {
  const { interestOptions } = useCopy(formsContent).volunteer
  const { statuses, filters: copy } = useCopy(dashboardVolunteersContent)
  const orders = volunteerOrders
    .filter((id) => id !== 'newest')
    .map((id) => ({ id, label: copy.orders[id] }))

  const { filters, order, count, change, clear } = useVolunteerFilters()
  return (
    <FilterRow isFiltered={count > 0} onClear={clear}>
      <ChoiceFilter
        label={copy.status}
        anyLabel={copy.anyStatus}
        choices={volunteerStatuses.map((id) => ({ id, label: statuses[id] }))}
        chosen={filters.status}
        onChoose={(status) => change({ status })}
      />
      <ChoiceFilter
        label={copy.interest}
        anyLabel={copy.anyInterest}
        choices={interestIds.map((id) => ({ id, label: interestOptions[id] }))}
        chosen={filters.interest}
        onChoose={(interest) => change({ interest })}
      />
      <TextFilter
        label={copy.village}
        chosen={filters.village}
        onChoose={(village) => change({ village })}
        className="max-sm:col-span-2"
      />
      <DayFilters from={filters.from} to={filters.to} onChange={change} />
      <ChoiceFilter
        label={copy.order}
        anyLabel={copy.orders.newest}
        choices={orders}
        chosen={order}
        onChoose={(next) => change({ order: next })}
        className="max-sm:col-span-2"
      />
    </FilterRow>
  )
}
