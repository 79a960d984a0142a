import { Badge, type BadgeTone } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { formsContent } from '@/content/forms'
import type { ContactStatus } from '@/domain/contact'
import type { ContactDto } from '@/domain/responses/contact'
import { mailLink } from '@/lib/mail-link'
import { MailLink, PhoneLink, TimeAgo } from '../list/contact-links'
import { PersonButton } from '../personal-data/person-button'
import { useCopy } from '../use-copy'

const TONES: Record<ContactStatus, BadgeTone> = { new: 'waiting', read: 'plain', answered: 'good' }

/** What a message can be marked as, by its current status. */
const MARKS: Record<ContactStatus, ContactStatus[]> = {
  new: ['read', 'answered'],
  read: ['answered', 'new'],
  answered: ['new'],
}

type ContactCardProps = {
  contact: ContactDto
  isBusy: boolean
  onMark: (status: ContactStatus) => void
  onDelete: () => void
}

/** A message, how to reply to it, and its status. */
export function ContactCard({ contact, isBusy, onMark, onDelete }: ContactCardProps) {
  const copy = useCopy(dashboardContent).contacts
  const subjects: Record<string, string> = useCopy(formsContent).contact.subjectOptions
  const { name, email, phone, subject, message, status, createdAt } = contact
  const replyLink = mailLink(email, `Re: ${subject}`)
  return (
    <article
      className={`flex flex-col gap-2 rounded-card border bg-card p-4 sm:p-5 ${status === 'new' ? 'border-marigold' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere text-lg leading-snug">{name}</h3>
        <span className="flex flex-wrap gap-1">
          <Badge tone={TONES[status]}>{copy.statuses[status]}</Badge>
          <Badge tone="plain">{subjects[subject] ?? subject}</Badge>
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft">
        <MailLink email={email} />
        {phone && <PhoneLink phone={phone} />}
        <TimeAgo at={createdAt} />
      </p>
      {/* Over the whole width, its lines would be too long: as many columns as have room. */}
      <p className="columns-[28rem] gap-x-10 whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="flex flex-wrap gap-2 pt-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:px-2 max-sm:[&>a]:col-span-2">
        <a
          href={replyLink}
          aria-label={copy.replyTo(name)}
          className={smallButtonClass(status === 'answered' ? 'quiet' : 'lead')}
        >
          {copy.reply}
        </a>
        {MARKS[status].map((mark) => (
          <SmallButton
            key={mark}
            aria-label={copy.markOf(copy.mark[mark], name)}
            disabled={isBusy}
            onClick={() => onMark(mark)}
          >
            {copy.mark[mark]}
          </SmallButton>
        ))}
        <span className="flex flex-wrap gap-2 max-sm:contents">
          <PersonButton of="contact" id={contact.id} name={name} />
          <SmallButton
            aria-label={copy.deleteOf(name)}
            disabled={isBusy}
            onClick={onDelete}
            tone="danger"
          >
            {copy.delete}
          </SmallButton>
        </span>
      </div>
    </article>
  )
}
