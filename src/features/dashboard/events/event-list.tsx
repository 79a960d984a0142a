import { dashboardEventsContent } from '@/content/dashboard-events'
import { useDashboardAddress } from '../dashboard-address'
import { ListFrame } from '../list/list-frame'
import { SearchField } from '../list/search-field'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { useCopy } from '../use-copy'
import { EventCard } from './event-card'
import { EVENTS_PATH } from './event-paths'

const PAGE_SIZE = 24

/** The events that take sign-ups or have any, latest first. */
export function EventList() {
  const { list: copy } = useCopy(dashboardEventsContent)
  const { page, search, goToPage, goToSearch, go } = useDashboardAddress()
  const events = useAdminList(EVENTS_PATH, {
    search,
    page,
    pageSize: PAGE_SIZE,
    // Visitors sign up all the time.
    isAlwaysFresh: true,
  })
  return (
    <>
      <TabHeading title={copy.title} count={events.data?.total} lead={copy.lead}>
        <SearchField label={copy.search} search={search} goToSearch={goToSearch} />
      </TabHeading>
      <ListFrame
        list={events}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== ''}
        empty={copy.empty}
      >
        {(items) => (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {items.map((event) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  onOpen={() => go({ event: event.id, search: null, page: null })}
                />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
