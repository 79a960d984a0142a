import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { donationMethods } from '@/domain/donation-methods'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceFilter, DayFilters, FilterRow } from '../list/list-filters'
import { useCopy } from '../use-copy'
import { useMethodName } from './use-method-name'

/** Reads the filters of a list of money from the URL. */
export function useMoneyFilters(): Record<
  'from' | 'to' | 'status' | 'givenFor' | 'method' | 'pan',
  string
> {
  const { param } = useDashboardAddress()
  return {
    from: param('from') ?? '',
    to: param('to') ?? '',
    status: param('status') ?? '',
    givenFor: param('givenFor') ?? '',
    method: param('method') ?? '',
    pan: param('pan') ?? '',
  }
}

type MoneyFiltersProps = {
  /** Labels of the statuses to choose from, if the list has any. */
  statuses?: Record<string, string>
  /** The purposes to choose from, if the list has any. */
  purposes?: readonly { id: string; label: string }[]
  /** Whether it can be filtered by payment method and PAN. */
  isOfDonations?: boolean
}

const NONE = { from: null, to: null, status: null, givenFor: null, method: null, pan: null }

/** The filters of a list of money, which are kept in the URL. */
export function MoneyFilters({ statuses, purposes = [], isOfDonations }: MoneyFiltersProps) {
  const copy = useCopy(dashboardPaymentsContent).filters
  const methodName = useMethodName()
  const { go } = useDashboardAddress()
  const { status, givenFor, method, pan, ...days } = useMoneyFilters()
  const set = (name: string, value: string) => go({ [name]: value, page: null }, { replace: true })
  return (
    <FilterRow
      isFiltered={[status, givenFor, method, pan, days.from, days.to].some(Boolean)}
      onClear={() => go({ ...NONE, page: null }, { replace: true })}
    >
      {statuses && (
        <ChoiceFilter
          label={copy.status}
          anyLabel={copy.anyStatus}
          choices={Object.entries(statuses).map(([id, label]) => ({ id, label }))}
          chosen={status}
          onChoose={(chosen) => set('status', chosen)}
          className="max-sm:col-span-2"
        />
      )}
      {purposes.length > 0 && (
        <ChoiceFilter
          label={copy.purpose}
          anyLabel={copy.anyPurpose}
          choices={purposes}
          chosen={givenFor}
          onChoose={(chosen) => set('givenFor', chosen)}
          className="max-sm:col-span-2"
        />
      )}
      {isOfDonations && (
        <>
          <ChoiceFilter
            label={copy.method}
            anyLabel={copy.anyMethod}
            choices={donationMethods.map((id) => ({ id, label: methodName(id) }))}
            chosen={method}
            onChoose={(chosen) => set('method', chosen)}
          />
          <ChoiceFilter
            label={copy.pan}
            anyLabel={copy.anyPan}
            choices={[{ id: 'missing', label: copy.noPan }]}
            chosen={pan}
            onChoose={(chosen) => set('pan', chosen)}
          />
        </>
      )}
      <DayFilters {...days} onChange={set} />
    </FilterRow>
  )
}
