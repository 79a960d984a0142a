import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { formsContent } from '@/content/forms'
import { interestIds, volunteerStatuses } from '@/domain/volunteer'
import { volunteerOrders } from '@/domain/volunteer-desk'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceFilter, DayFilters, FilterRow, TextFilter } from '../list/list-filters'
import { useCopy } from '../use-copy'

const NAMES = ['status', 'interest', 'village', 'from', 'to'] as const

/** Reads the filters and the order of the list from the URL; '' for none. */
export function useVolunteerFilters() {
  const { param } = useDashboardAddress()
  const filters = Object.fromEntries(NAMES.map((name) => [name, param(name) ?? ''])) as Record<
    (typeof NAMES)[number],
    string
  >
  return {
    filters,
    order: param('order') ?? '',
    isFiltered: Object.values(filters).some(Boolean),
  }
}

/** The filters and the order of the list of volunteers. */
export function VolunteerFilters() {
  const { interestOptions } = useCopy(formsContent).volunteer
  const { statuses, filters: copy } = useCopy(dashboardVolunteersContent)
  const orders = volunteerOrders
    .filter((id) => id !== 'newest')
    .map((id) => ({ id, label: copy.orders[id] }))

  const { go } = useDashboardAddress()
  const { filters, order, isFiltered } = useVolunteerFilters()
  const set = (changes: Record<string, string | null>) =>
    go({ ...changes, page: null }, { replace: true })
  return (
    <FilterRow
      isFiltered={isFiltered}
      onClear={() => set(Object.fromEntries(NAMES.map((name) => [name, null])))}
    >
      <ChoiceFilter
        label={copy.status}
        anyLabel={copy.anyStatus}
        choices={volunteerStatuses.map((id) => ({ id, label: statuses[id] }))}
        chosen={filters.status}
        onChoose={(status) => set({ status })}
      />
      <ChoiceFilter
        label={copy.interest}
        anyLabel={copy.anyInterest}
        choices={interestIds.map((id) => ({ id, label: interestOptions[id] }))}
        chosen={filters.interest}
        onChoose={(interest) => set({ interest })}
      />
      <TextFilter
        label={copy.village}
        chosen={filters.village}
        onChoose={(village) => set({ village })}
        className="max-sm:col-span-2"
      />
      <DayFilters
        from={filters.from}
        to={filters.to}
        onChange={(name, day) => set({ [name]: day })}
      />
      <ChoiceFilter
        label={copy.order}
        anyLabel={copy.orders.newest}
        choices={orders}
        chosen={order}
        onChoose={(next) => set({ order: next })}
        className="max-sm:col-span-2"
      />
    </FilterRow>
  )
}
