import { SmallButton } from '@/components/ui/small-button'
import { dashboardEventsContent } from '@/content/dashboard-events'
import { hasEventDayCome } from '@/domain/event-sign-up'
import { hoursAsNumber } from '@/domain/volunteer-hours'
import { formatDate } from '@/lib/dates'
import { useDashboardAddress } from '../dashboard-address'
import { ChooseAll } from '../list/choose-box'
import { ExportButton } from '../list/export-button'
import { ListFrame } from '../list/list-frame'
import { SearchField } from '../list/search-field'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useShownText } from '../use-shown-text'
import { AttendanceDialog } from './attendance-dialog'
import { ChosenPeople } from './chosen-people'
import { EventFacts } from './event-card'
import { EVENTS_PATH, PEOPLE_PATH } from './event-paths'
import { PersonRow } from './person-row'
import { useEventPeople } from './use-event-people'

const PAGE_SIZE = 100

/** The people who signed up for an event: search, export, attendance and removal. */
export function EventPeople({ event: id }: { event: string }) {
  const { people: copy } = useCopy(dashboardEventsContent)
  const shown = useShownText()
  const locale = useOfficeLocale()
  const { page, search, goToPage, goToSearch, go } = useDashboardAddress()
  const events = useAdminList(EVENTS_PATH, {
    filters: { id },
    page: 1,
    pageSize: 1,
    isAlwaysFresh: true,
  })
  const event = events.data?.items.find((each) => each.id === id)
  const { eventDate } = event ?? {}
  const isAhead = !hasEventDayCome(eventDate, new Date())
  const filters = { event: id }
  const people = useEventPeople({ search, filters, page, pageSize: PAGE_SIZE })
  const { asked } = people
  return (
    <>
      <SmallButton className="mb-4" onClick={() => go({ event: null, search: null, page: null })}>
        {copy.back}
      </SmallButton>
      <TabHeading
        title={event ? shown(event.title, event.titleHi) : copy.title}
        count={people.list.data?.total}
      >
        <SearchField label={copy.search} search={search} goToSearch={goToSearch} />
        <ExportButton
          path={PEOPLE_PATH}
          query={{ search, ...filters }}
          filename="sign-ups"
          columns={copy.exported}
          format={{
            minutes: ({ minutes }) => (minutes === undefined ? '' : hoursAsNumber(minutes)),
            volunteer: ({ volunteer = '', isVolunteerInTrash }) =>
              isVolunteerInTrash ? copy.inTrash(volunteer) : volunteer,
          }}
        />
      </TabHeading>
      {event && (
        <div className="mb-4">
          <EventFacts event={event} />
          {isAhead && eventDate && (
            <p className="mt-2 text-ink-soft">{copy.notYet(formatDate(eventDate, locale))}</p>
          )}
        </div>
      )}
      <ListFrame
        list={people.list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== ''}
        empty={events.data && !event ? copy.gone : copy.empty}
      >
        {(items) => (
          <>
            {!isAhead && <ChooseAll label={copy.chooseAll} chosen={people} />}
            <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
              {items.map((person) => (
                <li key={person.id}>
                  <PersonRow person={person} people={people} canCome={!isAhead} />
                </li>
              ))}
            </ul>
            {!isAhead && <ChosenPeople people={people} />}
          </>
        )}
      </ListFrame>
      {asked && (
        <AttendanceDialog
          people={asked}
          save={(hours) => people.mark(asked, hours)}
          onClose={people.closeDialog}
        />
      )}
    </>
  )
}
