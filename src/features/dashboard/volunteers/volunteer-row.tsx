import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { volunteerName } from '@/domain/volunteer'
import { hoursOf } from '@/domain/volunteer-hours'
import { ChooseBox } from '../list/choose-box'
import { MailLink, PhoneLink, TimeAgo } from '../list/contact-links'
import { useCopy } from '../use-copy'
import { StatusBadge } from './status-badge'
import { useAnswerWords } from './use-answer-words'
import { VolunteerButtons, type VolunteerProps } from './volunteer-buttons'
import { VolunteerPhoto } from './volunteer-photo'

type Detail = keyof (typeof dashboardVolunteersContent)['en']['details']

/** Shown only if filled in: applicants are not asked for them. */
const OF_ADMINS: Detail[] = ['rejectionReason', 'notes']

/** An application in the List view, with all details. */
export function VolunteerRow(props: VolunteerProps) {
  const copy = useCopy(dashboardVolunteersContent)
  const answerWords = useAnswerWords()
  const { volunteer } = props
  const { email, phone, status, createdAt, service } = volunteer
  const details = (Object.keys(copy.details) as Detail[])
    .filter((field) => volunteer[field] || !OF_ADMINS.includes(field))
    .map((field) => ({
      field,
      term: copy.details[field],
      text: [volunteer[field] ?? []].flat().map(answerWords).join(', '),
    }))
  return (
    <article className="rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <VolunteerPhoto volunteer={volunteer} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="wrap-anywhere text-lg leading-snug">{volunteerName(volunteer)}</h3>
            <StatusBadge status={status} />
          </div>
          <p className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft">
            <MailLink email={email} />
            <PhoneLink phone={phone} />
            {service && <span>{copy.hours.total(hoursOf(service.minutes))}</span>}
            <TimeAgo at={createdAt} />
          </p>
        </div>
        <ChooseBox
          label={copy.selection.choose(volunteerName(volunteer))}
          id={volunteer.id}
          chosen={props.selection}
        />
      </div>
      <dl className="my-4 grid gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-2 lg:grid-cols-3">
        {details.map(({ field, term, text }) => (
          // On a phone empty ones would only push the buttons down.
          <div key={field} className={`min-w-0 ${text ? '' : 'max-sm:hidden'}`}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="whitespace-pre-line wrap-anywhere leading-snug">
              {text || <span className="text-ink-soft">{copy.notGiven}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <VolunteerButtons {...props} className="flex flex-wrap gap-2" />
    </article>
  )
}
