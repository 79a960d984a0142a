import { SmallButton } from '@/components/ui/small-button'
import { dashboardSamePersonContent } from '@/content/dashboard-same-person'
import type { DonorDto } from '@/domain/responses/donor'
import { LoadingProblem } from '../list/loading-problem'
import { useAdminList } from '../list/use-admin-list'
import { moneyPaths } from '../payments/use-money-action'
import { useCopy } from '../use-copy'
import { DonorFacts } from './donor-facts'

const SHOWN = 10

type DonorsFoundProps = {
  search: string
  /** Donor to leave out of the results. */
  excluded: Pick<DonorDto, 'id'>
  onChoose: (id: string) => void
}

/** The donors that a search finds, each with a button to compare it. */
export function DonorsFound({ search, excluded, onChoose }: DonorsFoundProps) {
  const copy = useCopy(dashboardSamePersonContent)
  // Fetches one more than is shown, as the donor itself may be among them.
  const list = useAdminList(moneyPaths.donors, { search, page: 1, pageSize: SHOWN + 1 })
  const { data, error, isError, isPending, isPlaceholderData } = list
  if (isError) {
    return <LoadingProblem title={copy.searchFailed} error={error} onRetry={() => list.refetch()} />
  }
  const isSearching = isPending || isPlaceholderData
  const items = isSearching ? [] : data.items
  const others = items.filter(({ id }) => id !== excluded.id)
  const count = isSearching ? 0 : data.total - (items.length - others.length)
  return (
    <div>
      {/* One status for both: what is found is announced as its change. */}
      <p role="status" className="text-[0.9375rem] text-ink-soft">
        {isSearching ? copy.searching : count === 0 ? copy.nobody : copy.found(count)}
      </p>
      <ul aria-label={copy.results}>
        {others.slice(0, SHOWN).map((other) => (
          <li
            key={other.id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3 last:border-0"
          >
            <div className="min-w-0">
              <DonorFacts donor={other} />
            </div>
            <SmallButton aria-label={copy.compareOf(other.name)} onClick={() => onChoose(other.id)}>
              {copy.compare}
            </SmallButton>
          </li>
        ))}
      </ul>
      {count > SHOWN && <p className="text-ink-soft text-sm">{copy.more(SHOWN)}</p>}
    </div>
  )
}
