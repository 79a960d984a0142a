import { Badge, type BadgeTone } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardEventsContent } from '@/content/dashboard-events'
import type { EventDto } from '@/domain/responses/event'
import { formatDate, formatDateTime } from '@/lib/dates'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useShownText } from '../use-shown-text'

const TONES: Record<EventDto['state'], BadgeTone> = {
  open: 'good',
  full: 'waiting',
  closed: 'plain',
  over: 'plain',
  off: 'plain',
}

/** An event with its state and sign-ups. */
export function EventCard({ event, onOpen }: { event: EventDto; onOpen: () => void }) {
  const { list: copy } = useCopy(dashboardEventsContent)
  const title = useShownText()(event.title, event.titleHi)
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <h3 className="wrap-anywhere text-lg leading-snug">{title}</h3>
      <EventFacts event={event} />
      <div className="mt-auto flex flex-wrap gap-2">
        <SmallButton tone="lead" aria-label={copy.peopleOf(title)} onClick={onOpen}>
          {copy.people}
        </SmallButton>
        <a
          href={`/cms/collections/posts/${event.id}`}
          aria-label={copy.editOf(title)}
          className={smallButtonClass('quiet')}
        >
          {copy.edit}
        </a>
      </div>
    </article>
  )
}

/** Date, place and number of people of an event. */
export function EventFacts({ event }: { event: EventDto }) {
  const { list: copy } = useCopy(dashboardEventsContent)
  const locale = useOfficeLocale()
  const shown = useShownText()
  const { eventDate, isPublished, state, places, lastDay, signedUp, came } = event
  const where = [
    eventDate && formatDateTime(eventDate, locale),
    shown(event.eventLocation ?? '', event.eventLocationHi),
  ]
  const people = [
    places === undefined ? copy.signedUp(signedUp) : copy.taken(signedUp, places),
    came > 0 && copy.came(came),
    lastDay && state === 'open' && copy.until(formatDate(lastDay, locale)),
  ]
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-1">
        <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
        {!isPublished && <Badge tone="waiting">{copy.draft}</Badge>}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">{where.filter(Boolean).join(' · ')}</p>
      <p>{people.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
