import { Badge } from '@/components/ui/badge'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { formsContent } from '@/content/forms'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { interestBadges, volunteerName } from '@/domain/volunteer'
import { hoursOf } from '@/domain/volunteer-hours'
import { ChooseBox } from '../list/choose-box'
import { MailLink, PhoneLink } from '../list/contact-links'
import { useCopy, useOfficeLocale } from '../use-copy'
import { StatusBadge } from './status-badge'
import { useAnswerWords } from './use-answer-words'
import { VolunteerButtons, type VolunteerProps } from './volunteer-buttons'
import { VolunteerPhoto } from './volunteer-photo'

/** An application in the Matrix view: the essentials. */
export function VolunteerCard(props: VolunteerProps) {
  const copy = useCopy(dashboardVolunteersContent)
  const { volunteer } = props
  const { email, phone, status, interests, rejectionReason, notes, service } = volunteer
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex items-center gap-3">
        <VolunteerPhoto volunteer={volunteer} />
        <div className="min-w-0 grow">
          <StatusBadge status={status} />
        </div>
        <ChooseBox
          label={copy.selection.choose(volunteerName(volunteer))}
          id={volunteer.id}
          chosen={props.selection}
        />
      </div>
      <h3 className="wrap-anywhere text-lg leading-snug">{volunteerName(volunteer)}</h3>
      <p className="text-[0.9375rem] text-ink-soft leading-snug">
        <MailLink email={email} />
        <br />
        <PhoneLink phone={phone} />
      </p>
      {interests.length > 0 && <Interests interests={interests} />}
      {service && <p className="text-sm">{copy.hours.total(hoursOf(service.minutes))}</p>}
      {Object.entries({ rejectionReason, notes }).map(
        ([field, text]) =>
          text && (
            <p
              key={field}
              className="line-clamp-3 wrap-anywhere border-marigold border-l-2 pl-3 text-ink-soft text-sm"
            >
              {text}
            </p>
          ),
      )}
      <div className="mt-auto">
        <VolunteerButtons
          {...props}
          isCompact
          className="grid grid-cols-2 gap-2 has-[details[open]]:*:last:col-span-2 [&>button]:px-2 [&_label]:grow [&_label]:px-2"
        />
      </div>
    </article>
  )
}

/** The badges of the specification (section 9); cut as they are, they make no sense when read out. */
function Interests({ interests }: Pick<VolunteerDto, 'interests'>) {
  const copy = useCopy(dashboardVolunteersContent)
  const { interests: field, interestOptions } = formsContent[useOfficeLocale()].volunteer
  const { shown, more } = interestBadges(interests.map(useAnswerWords()))
  return (
    <>
      <p className="sr-only">
        {`${field.label}: ${interests.map((id) => interestOptions[id]).join(', ')}`}
      </p>
      <p aria-hidden="true" className="flex flex-wrap gap-1.5">
        {shown.map((interest) => (
          <Badge key={interest} tone="plain">
            {interest}
          </Badge>
        ))}
        {more > 0 && <Badge tone="plain">{copy.more(more)}</Badge>}
      </p>
    </>
  )
}
