import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardBackupsContent } from '@/content/dashboard-backups'
import { dashboardStatusContent } from '@/content/dashboard-status'
import { formatDateTime } from '@/lib/dates'
import { PlaceLink } from '../home/place-link'
import { LoadingState } from '../list/loading-state'
import { TabHeading } from '../list/tab-heading'
import { useCopy, useOfficeLocale } from '../use-copy'
import { JobList } from './job-list'
import { StatusParts } from './status-parts'
import { useStatus } from './use-status'

/** The Status page: the state of the site's parts and of the server's jobs. */
export function Status() {
  const copy = useCopy(dashboardStatusContent)
  const backups = useCopy(dashboardBackupsContent)
  const locale = useOfficeLocale()
  const status = useStatus()
  const { data, dataUpdatedAt, isFetching } = status
  const now = new Date(dataUpdatedAt)
  return (
    <>
      <TabHeading title={copy.title} lead={copy.lead}>
        <PlaceLink address="?tab=backups" className={smallButtonClass('quiet')}>
          {backups.title}
        </PlaceLink>
        <SmallButton onClick={() => status.refetch()} disabled={isFetching}>
          {isFetching ? copy.refreshing : copy.refresh}
        </SmallButton>
      </TabHeading>
      <LoadingState query={status} title={copy.failed} />
      {data && (
        <div className="mt-4 grid gap-8">
          <div>
            <p role="status" className="mb-2 text-ink-soft text-sm">
              {copy.asOf(formatDateTime(now, locale))}
            </p>
            <StatusParts status={data} now={now} />
          </div>
          <JobList jobs={data.jobs} now={now} />
        </div>
      )}
    </>
  )
}
