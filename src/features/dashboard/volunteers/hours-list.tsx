import { useQuery } from '@tanstack/react-query'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto, VolunteerHoursDto } from '@/domain/responses/volunteer'
import { hoursOf } from '@/domain/volunteer-hours'
import { formatDate } from '@/lib/dates'
import { LoadingState } from '../list/loading-state'
import { useRefetch } from '../list/use-admin-list'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { VOLUNTEERS_PATH } from './use-volunteers'

/** A volunteer's hours, latest day first. */
export function HoursList({ volunteer: { id } }: { volunteer: VolunteerDto }) {
  const { hours: copy } = useCopy(dashboardVolunteersContent)
  const locale = useOfficeLocale()
  const { run, isBusy } = useAction(useRefetch(VOLUNTEERS_PATH))
  const hours = useQuery({
    queryKey: [VOLUNTEERS_PATH, 'hours', id],
    queryFn: () => adminRequest('GET', `/api/admin/volunteers/${id}/hours`),
    staleTime: 0,
  })

  const remove = async ({ id: entry, day, activity }: VolunteerHoursDto) => {
    if (!window.confirm(copy.confirmDelete(formatDate(day, locale), activity))) return
    await run(() => adminRequest('DELETE', `/api/admin/volunteer-hours/${entry}`), {
      done: copy.deleted,
      failed: copy.deleteFailed,
    })
  }

  // Keep what was loaded before, also if it could not be loaded again.
  if (!hours.data) return <LoadingState query={hours} title={copy.failed} />
  if (hours.data.length === 0) return <p className="text-ink-soft">{copy.none}</p>
  return (
    <ul className="grid max-h-60 overflow-y-auto rounded-2xl border border-line bg-card px-4 py-1">
      {hours.data.map((entry) => (
        <li
          key={entry.id}
          className="flex items-center gap-3 border-line border-b py-1.5 last:border-0"
        >
          <span className="min-w-0 grow wrap-anywhere leading-snug">
            {entry.activity}
            <span className="block text-ink-soft text-sm">{formatDate(entry.day, locale)}</span>
          </span>
          <span className="shrink-0 font-semibold tabular-nums">
            {copy.entry(hoursOf(entry.minutes))}
          </span>
          <SmallButton
            tone="danger"
            aria-label={copy.deleteOf(formatDate(entry.day, locale), entry.activity)}
            disabled={isBusy}
            onClick={() => remove(entry)}
          >
            {copy.delete}
          </SmallButton>
        </li>
      ))}
    </ul>
  )
}
