import { dashboardContent } from '@/content/dashboard'
import { SkeletonRows } from '../list/skeleton-rows'
import { LoadingProblem } from '../payments/loading-problem'
import { Charts } from './charts'
import { MonthFigures } from './month-figures'
import { useHome } from './use-home'
import { Waiting } from './waiting'

const copy = dashboardContent.home.figures

/** What the dashboard shows first: what waits, and how the foundation is doing. */
export function Home() {
  const home = useHome()
  return (
    <div className="grid gap-10">
      <Waiting />
      {home.isError && (
        <LoadingProblem title={copy.failed} error={home.error} onRetry={() => home.refetch()} />
      )}
      {home.isPending && <SkeletonRows />}
      {home.data && (
        <>
          <MonthFigures home={home.data} />
          <Charts home={home.data} />
        </>
      )}
    </div>
  )
}
