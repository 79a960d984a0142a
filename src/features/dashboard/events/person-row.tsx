import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardEventsContent } from '@/content/dashboard-events'
import type { EventSignUpDto } from '@/domain/responses/event'
import { hoursOf } from '@/domain/volunteer-hours'
import { formatDateTime } from '@/lib/dates'
import { mailLink } from '@/lib/mail-link'
import { phoneLink } from '@/lib/phone-link'
import { formatTimeAgo } from '@/lib/time-ago'
import { ChooseBox } from '../list/choose-box'
import { PersonButton } from '../personal-data/person-button'
import { useCopy, useOfficeLocale } from '../use-copy'
import type { EventPeople } from './use-event-people'

type PersonRowProps = { person: EventSignUpDto; people: EventPeople }

/** Somebody who signed up for an event. */
export function PersonRow({ person, people }: PersonRowProps) {
  const { people: copy } = useCopy(dashboardEventsContent)
  const locale = useOfficeLocale()
  const { id, name, phone, email, minutes, volunteer, suspectedSpam, createdAt } = person
  const hasCome = minutes !== undefined
  return (
    <article className="rounded-card border border-line bg-card p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 wrap-anywhere text-lg leading-snug">{name}</h3>
            {hasCome && <Badge tone="good">{copy.cameFor(hoursOf(minutes))}</Badge>}
            {volunteer && <Badge tone="plain">{copy.volunteer(volunteer)}</Badge>}
            {suspectedSpam && <Badge tone="waiting">{copy.spam}</Badge>}
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft">
            <a
              href={phoneLink(phone)}
              className="inline-flex min-h-6 items-center underline max-sm:min-h-10"
            >
              {phone}
            </a>
            {email && (
              <a
                href={mailLink(email)}
                className="inline-flex min-h-6 items-center break-all underline max-sm:min-h-10"
              >
                {email}
              </a>
            )}
            <time dateTime={createdAt} title={formatDateTime(createdAt, locale)}>
              {formatTimeAgo(createdAt, locale)}
            </time>
          </p>
        </div>
        <ChooseBox label={copy.choose(name)} id={id} chosen={people} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:px-3">
        <SmallButton
          tone={hasCome ? 'quiet' : 'lead'}
          aria-haspopup="dialog"
          aria-label={hasCome ? copy.changeHoursOf(name) : copy.cameOf(name)}
          onClick={() => people.ask([person])}
        >
          {hasCome ? copy.changeHours : copy.came}
        </SmallButton>
        {hasCome && (
          <SmallButton
            aria-label={copy.didNotComeOf(name)}
            disabled={people.isBusy}
            onClick={() => people.unmark([person])}
          >
            {copy.didNotCome}
          </SmallButton>
        )}
        <PersonButton of="sign-up" id={id} name={name} />
        <SmallButton
          tone="danger"
          aria-label={copy.removeOf(name)}
          disabled={people.isBusy}
          onClick={() => people.remove(person)}
        >
          {copy.remove}
        </SmallButton>
      </div>
    </article>
  )
}
