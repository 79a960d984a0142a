'use client'

import { Badge } from '@/components/ui/badge'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import type { ContactDto } from '@/domain/contact'
import { formatDateTime } from '@/lib/dates'
import { mailLink } from '@/lib/mail-link'
import { formatTimeAgo } from '@/lib/time-ago'
import { useDashboardAddress } from '../dashboard-address'
import { ListFrame } from '../list/list-frame'
import { SearchField } from '../list/search-field'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'

const PATH = '/api/admin/contacts'
const PAGE_SIZE = 24

const copy = dashboardContent.contacts

/** The messages of the Contact page, newest first. */
export function ContactsTab() {
  const { page, search, goToPage, goToSearch } = useDashboardAddress()
  const list = useAdminList<ContactDto>(PATH, { search, page, pageSize: PAGE_SIZE })
  return (
    <>
      <TabHeading title={copy.title} count={list.data?.total}>
        <SearchField label={copy.search} search={search} goToSearch={goToSearch} />
      </TabHeading>
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== ''}
        empty={copy.empty}
      >
        {(contacts) => (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {contacts.map((contact) => (
              <li key={contact.id}>
                <ContactCard contact={contact} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}

function ContactCard({ contact }: { contact: ContactDto }) {
  const { name, email, phone, subject, message, createdAt } = contact
  const replyLink = mailLink(email, copy.replySubject(subject))
  return (
    <article className="flex h-full flex-col gap-2 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere text-lg leading-snug">{name}</h3>
        <Badge tone="plain">{subject}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-[0.9375rem] text-ink-soft">
        <a href={mailLink(email)} className="break-all underline">
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone}`} className="underline">
            {phone}
          </a>
        )}
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatTimeAgo(createdAt)}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      <p className="mt-auto pt-2">
        <a href={replyLink} aria-label={copy.replyTo(name)} className={smallButtonClass('quiet')}>
          {copy.reply}
        </a>
      </p>
    </article>
  )
}
