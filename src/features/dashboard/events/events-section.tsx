import { useDashboardAddress } from '../dashboard-address'
import { EventList } from './event-list'
import { EventPeople } from './event-people'

/** The events that take sign-ups, or the people of the one that the address names. */
export function EventsSection() {
  const { param } = useDashboardAddress()
  const event = param('event')
  return event ? <EventPeople key={event} event={event} /> : <EventList />
}
