import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { formatRupees } from '@/lib/money'
import { LoadingProblem } from '../list/loading-problem'
import { type ListFilters, queryOf } from '../list/use-admin-list'
import { adminQuery } from '../session/admin-query'
import { useCopy } from '../use-copy'
import { moneyPaths } from './use-money-action'

/** Sum and number of the donations that match the search and filters, on all pages. */
export function DonationSum({ query }: { query: ListFilters }) {
  const copy = useCopy(dashboardGiftsContent).donations.sum
  const address = `${moneyPaths.donations}/sum?${queryOf(query)}` as const
  const sum = useQuery({
    ...adminQuery(address),
    queryKey: [moneyPaths.donations, 'sum', address],
    placeholderData: keepPreviousData,
  })
  if (sum.isError) {
    return <LoadingProblem title={copy.failed} error={sum.error} onRetry={() => sum.refetch()} />
  }
  return (
    <p role="status" className={`mb-4 min-h-7 ${sum.isPlaceholderData ? 'opacity-60' : ''}`}>
      {sum.data && (
        <>
          <span>{copy.found(sum.data.count)}</span>{' '}
          <strong className="text-neem-deep">{formatRupees(sum.data.amount)}</strong>
        </>
      )}
    </p>
  )
}
