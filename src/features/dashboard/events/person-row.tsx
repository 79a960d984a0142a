import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardEventsContent } from '@/content/dashboard-events'
import type { EventSignUpDto } from '@/domain/responses/event'
import { hoursOf } from '@/domain/volunteer-hours'
import { ChooseBox } from '../list/choose-box'
import { MailLink, PhoneLink, TimeAgo } from '../list/contact-links'
import { PersonButton } from '../personal-data/person-button'
import { useCopy } from '../use-copy'
import type { EventPeople } from './use-event-people'

type PersonRowProps = {
  person: EventSignUpDto
  people: EventPeople
  /** Whether the day of the event has begun. */
  canCome: boolean
}

/** Somebody who signed up for an event. */
export function PersonRow({ person, people, canCome }: PersonRowProps) {
  const { people: copy } = useCopy(dashboardEventsContent)
  const {
    id,
    name,
    phone,
    email,
    minutes,
    volunteer,
    isVolunteerInTrash,
    suspectedSpam,
    createdAt,
  } = person
  const hasCome = minutes !== undefined
  const volunteerLabel = volunteer && (isVolunteerInTrash ? copy.inTrash(volunteer) : volunteer)
  return (
    <article className="rounded-card border border-line bg-card p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 wrap-anywhere text-lg leading-snug">{name}</h3>
            {hasCome && <Badge tone="good">{copy.cameFor(hoursOf(minutes))}</Badge>}
            {volunteerLabel && <Badge tone="plain">{copy.volunteer(volunteerLabel)}</Badge>}
            {suspectedSpam && <Badge tone="waiting">{copy.spam}</Badge>}
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft">
            <PhoneLink phone={phone} />
            {email && <MailLink email={email} />}
            <TimeAgo at={createdAt} />
          </p>
        </div>
        {canCome && <ChooseBox label={copy.choose(name)} id={id} chosen={people} />}
      </div>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:px-3">
        {canCome && (
          <SmallButton
            tone={hasCome ? 'quiet' : 'lead'}
            aria-haspopup="dialog"
            aria-label={hasCome ? copy.changeHoursOf(name) : copy.cameOf(name)}
            onClick={() => people.ask([person])}
          >
            {hasCome ? copy.changeHours : copy.came}
          </SmallButton>
        )}
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
