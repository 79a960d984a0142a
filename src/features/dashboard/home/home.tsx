import { dashboardHomeContent } from '@/content/dashboard-home'
import { LoadingState } from '../list/loading-state'
import { useCopy } from '../use-copy'
import { Charts } from './charts'
import { MonthFigures } from './month-figures'
import { useHome } from './use-home'
import { Waiting } from './waiting'

/** The start page of the dashboard: pending work, then how the foundation is doing. */
export function Home() {
  const copy = useCopy(dashboardHomeContent).figures
  const home = useHome()
  return (
    <div className="grid gap-10">
      <Waiting />
      <LoadingState query={home} title={copy.failed} />
      {home.data && (
        <>
          <MonthFigures home={home.data} />
          <Charts home={home.data} />
        </>
      )}
    </div>
  )
}
