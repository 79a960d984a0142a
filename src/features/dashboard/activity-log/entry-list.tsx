import { activityLogContent } from '@/content/activity-log'
import { dashboardContent } from '@/content/dashboard'
import type { AuditDto } from '@/domain/responses/audit'
import { formatDateTime } from '@/lib/dates'
import { useCopy, useOfficeLocale } from '../use-copy'
import { actorName, describeChanges, describeEntry } from './describe-entry'

/** Entries of the audit log: a sentence each, with actor, network, request and changes. */
export function EntryList({ entries }: { entries: AuditDto[] }) {
  const copy = useCopy(activityLogContent)
  return (
    <ol aria-label={copy.caption} className="grid grid-cols-1 gap-3">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="wrap-anywhere min-w-0 rounded-2xl border border-line bg-card p-4"
        >
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: AuditDto }) {
  const copy = useCopy(activityLogContent)
  const { noDate } = useCopy(dashboardContent).list
  const locale = useOfficeLocale()

  const { actorRole, network, requestId, createdAt } = entry
  const who = actorRole
    ? `${entry.actor} (${copy.values.role?.[actorRole] ?? actorRole})`
    : actorName(entry, locale)
  const changes = describeChanges(entry, locale)
  const technical = [network && copy.network(network), requestId && copy.request(requestId)].filter(
    Boolean,
  )
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-semibold">{describeEntry(entry, locale)}</p>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {formatDateTime(createdAt, locale) || noDate}
        </time>
      </div>
      {changes.length > 0 && (
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-0.5 text-[0.9375rem]">
          {changes.map(({ field, text }) => (
            <div key={field} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt className="text-ink-soft">{field}:</dt>
              <dd className="min-w-0">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-1.5 flex flex-wrap items-baseline gap-x-4 text-ink-soft text-sm">
        <p>{who}</p>
        {technical.length > 0 && (
          <details className="open:basis-full">
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
              {copy.technical}
            </summary>
            <p>{technical.join(' · ')}</p>
          </details>
        )}
      </div>
    </>
  )
}
