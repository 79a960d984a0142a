import { Badge } from '@/components/ui/badge'
import { dashboardStatusContent } from '@/content/dashboard-status'
import type { JobDto } from '@/domain/responses/status'
import { formatTimeAgo } from '@/lib/time-ago'
import { EmptyNote } from '../list/empty-note'
import { useCopy, useOfficeLocale } from '../use-copy'

/** The server's recurring jobs: how and when each last ended, and when it runs next. */
export function JobList({ jobs, now }: { jobs: JobDto[]; now: Date }) {
  const copy = useCopy(dashboardStatusContent).jobs
  return (
    <section aria-labelledby="jobs-heading">
      <h3 id="jobs-heading" className="mb-3 text-neem-deep text-xl">
        {copy.title}
      </h3>
      {jobs.length === 0 && <EmptyNote>{copy.none}</EmptyNote>}
      <ul
        aria-labelledby="jobs-heading"
        className="grid grid-cols-1 gap-x-6 rounded-card border border-line bg-card px-4 empty:hidden lg:grid-cols-2"
      >
        {jobs.map((job) => (
          <Job key={job.name} job={job} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Job({ job, now }: { job: JobDto; now: Date }) {
  const copy = useCopy(dashboardStatusContent).jobs
  const locale = useOfficeLocale()
  const { name, endedAt, nextAt } = job
  const ago = (moment: string) => formatTimeAgo(moment, locale, now)
  return (
    <li className="flex items-start justify-between gap-3 border-line border-t py-3 first:border-t-0 lg:nth-2:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold">{copy.names[name]}</p>
        <p className="text-ink-soft text-sm">
          {endedAt ? copy.last(ago(endedAt)) : copy.never}, {copy.next(ago(nextAt))}
        </p>
        {job.hasFailed && <p className="text-sm">{copy.failedNote}</p>}
      </div>
      <span className="shrink-0">
        <JobBadge job={job} />
      </span>
    </li>
  )
}

function JobBadge({ job: { isRunning, endedAt, hasFailed } }: { job: JobDto }) {
  const copy = useCopy(dashboardStatusContent).jobs
  if (isRunning) return <Badge tone="waiting">{copy.running}</Badge>
  if (hasFailed) return <Badge tone="bad">{copy.failed}</Badge>
  if (endedAt) return <Badge tone="good">{copy.done}</Badge>
  return <Badge tone="plain">{copy.waits}</Badge>
}
