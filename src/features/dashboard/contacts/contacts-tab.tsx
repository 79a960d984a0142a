import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { itemToastsContent } from '@/content/item-toasts'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceButtons } from '../list/choice-buttons'
import { ListFrame } from '../list/list-frame'
import { SearchField } from '../list/search-field'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { useResource } from '../list/use-resource'
import { useCopy } from '../use-copy'
import { ContactCard } from './contact-card'

const PATH = '/api/admin/contacts'
const PAGE_SIZE = 24
/** Longer ones get the whole width: beside a short one, half of the screen would be empty. */
const LONG_MESSAGE_LENGTH = 500
const FILTERS = ['all', 'new', 'answered'] as const

/** The messages of the Contact page, newest first. */
export function ContactsTab() {
  const copy = useCopy(dashboardContent).contacts
  const { page, search, param, goToPage, goToSearch, go } = useDashboardAddress()
  const filter = FILTERS.find((id) => id === param('status')) ?? 'all'
  const filters = { status: filter === 'all' ? '' : filter }
  const { list, busyIds, update, remove } = useResource({
    path: PATH,
    toasts: useCopy(itemToastsContent).contact,
    search,
    filters,
    page,
    pageSize: PAGE_SIZE,
  })
  const unread = useAdminList(PATH, {
    filters: { status: 'new' },
    page: 1,
    pageSize: 1,
  })
  const unreadCount = unread.data?.total ?? 0
  return (
    <>
      <TabHeading
        title={copy.title}
        count={list.data?.total}
        badge={unreadCount > 0 && <Badge tone="waiting">{copy.unread(unreadCount)}</Badge>}
      >
        <SearchField label={copy.search} search={search} goToSearch={goToSearch} />
        <ChoiceButtons
          label={copy.filter.label}
          choices={FILTERS.map((id) => ({ id, label: copy.filter[id] }))}
          chosen={filter}
          onChoose={(id) => go({ status: id === 'all' ? null : id, page: null }, { replace: true })}
        />
      </TabHeading>
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== '' || filter !== 'all'}
        empty={copy.empty}
      >
        {(contacts) => (
          <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {contacts.map((contact) => (
              <li
                key={contact.id}
                className={
                  contact.message.length > LONG_MESSAGE_LENGTH ? 'lg:col-span-2' : undefined
                }
              >
                <ContactCard
                  contact={contact}
                  isBusy={busyIds.includes(contact.id)}
                  onMark={(status) => update(contact, { status })}
                  onDelete={() => remove(contact, copy.confirmDelete(contact.name))}
                />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
