import { useEffect, useRef } from 'react'
import { useDashboardAddress } from '../dashboard-address'
import { EventList } from './event-list'
import { EventPeople } from './event-people'

/** The events that take sign-ups, or the people of the one named in the URL. */
export function EventsSection() {
  const { param } = useDashboardAddress()
  const event = param('event')
  const section = useRef<HTMLDivElement>(null)
  const shown = useRef(event)

  // The button that led here is gone and may have been far down: start at the top of the other
  // list.
  useEffect(() => {
    if (shown.current === event) return
    shown.current = event
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [event])

  return (
    <div ref={section} tabIndex={-1} className="scroll-mt-24 shadow-none outline-none">
      {event ? <EventPeople key={event} event={event} /> : <EventList />}
    </div>
  )
}
