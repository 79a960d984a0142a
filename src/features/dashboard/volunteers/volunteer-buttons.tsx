import { useId } from 'react'
import { FieldError } from '@/components/form/field-notes'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { VOLUNTEER_UPLOAD_PARAM } from '@/domain/media-url'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerName } from '@/domain/volunteer'
import { FileButton } from '../editor/file-button'
import { useUpload } from '../editor/use-upload'
import { MoreActions } from '../list/more-actions'
import { PersonButton } from '../personal-data/person-button'
import { useCopy } from '../use-copy'
import type { Printing } from './use-printing'
import type { Selection } from './use-selection'
import type { Volunteers } from './use-volunteers'

export type VolunteerProps = {
  volunteer: VolunteerDto
  volunteers: Volunteers
  printing: Printing
  selection: Selection
}

const PHOTO_UPLOAD_PATH = `/api/admin/upload?${VOLUNTEER_UPLOAD_PARAM}`

type ButtonsProps = Omit<VolunteerProps, 'selection'> & {
  /** Whether rarely used actions are collapsed, if there is little space. */
  isCompact?: boolean
  className: string
}

/** The buttons for all actions on an application. */
export function VolunteerButtons({
  volunteer,
  volunteers,
  printing,
  isCompact = false,
  className,
}: ButtonsProps) {
  const copy = useCopy(dashboardVolunteersContent)
  const name = volunteerName(volunteer)
  const isBusy = volunteers.busyIds.includes(volunteer.id)
  const isApproved = volunteer.status === 'approved'
  const more = <MoreButtons volunteer={volunteer} volunteers={volunteers} />
  return (
    <div className={className}>
      <SmallButton
        aria-label={copy.forPerson(copy.idCard, name)}
        aria-haspopup="dialog"
        onClick={() => printing.show('idCard', volunteer)}
      >
        {copy.idCard}
      </SmallButton>
      <PhotoButton volunteer={volunteer} volunteers={volunteers} />
      <SmallButton
        aria-label={copy.forPerson(copy.certificate, name)}
        aria-haspopup="dialog"
        onClick={() => printing.show('certificate', volunteer)}
      >
        {copy.certificate}
      </SmallButton>
      <SmallButton
        aria-label={copy.forPerson(isApproved ? copy.setPending : copy.approve, name)}
        disabled={isBusy}
        onClick={() => volunteers.toggleStatus(volunteer)}
        tone={isApproved ? 'quiet' : 'lead'}
      >
        {isApproved ? copy.statuses.pending : copy.approve}
      </SmallButton>
      {isCompact ? (
        <MoreActions name={name} className="open:col-span-2">
          {more}
        </MoreActions>
      ) : (
        more
      )}
      <SmallButton
        aria-label={copy.forPerson(copy.delete, name)}
        disabled={isBusy}
        onClick={() => volunteers.remove(volunteer)}
        tone="danger"
      >
        {copy.delete}
      </SmallButton>
    </div>
  )
}

type OwnProps = Pick<VolunteerProps, 'volunteer' | 'volunteers'>

function MoreButtons({ volunteer, volunteers }: OwnProps) {
  const copy = useCopy(dashboardVolunteersContent)
  const name = volunteerName(volunteer)
  const isBusy = volunteers.busyIds.includes(volunteer.id)
  const isApproved = volunteer.status === 'approved'
  const rejectLabel = volunteer.status === 'rejected' ? copy.changeReason : copy.reject
  return (
    <>
      {isApproved && (
        <SmallButton
          aria-label={copy.forPerson(copy.renew, name)}
          disabled={isBusy}
          onClick={() => volunteers.renewCard(volunteer)}
        >
          {copy.renew}
        </SmallButton>
      )}
      <SmallButton
        aria-label={copy.forPerson(copy.hours.open, name)}
        aria-haspopup="dialog"
        onClick={() => volunteers.openDialog('hours', volunteer)}
      >
        {copy.hours.open}
      </SmallButton>
      <SmallButton
        aria-label={copy.forPerson(copy.edit, name)}
        aria-haspopup="dialog"
        onClick={() => volunteers.openDialog('details', volunteer)}
      >
        {copy.edit}
      </SmallButton>
      <SmallButton
        aria-label={copy.forPerson(rejectLabel, name)}
        aria-haspopup="dialog"
        disabled={isBusy}
        onClick={() => volunteers.openDialog('reject', volunteer)}
      >
        {rejectLabel}
      </SmallButton>
      <SmallButton
        aria-label={copy.forPerson(copy.notes, name)}
        aria-haspopup="dialog"
        onClick={() => volunteers.openDialog('notes', volunteer)}
      >
        {copy.notes}
      </SmallButton>
      <PersonButton of="volunteer" id={volunteer.id} name={name} />
    </>
  )
}

function PhotoButton({ volunteer, volunteers }: OwnProps) {
  const copy = useCopy(dashboardVolunteersContent)
  const id = useId()
  const { upload, part, problem } = useUpload({
    path: PHOTO_UPLOAD_PATH,
    failed: useCopy(adminToastsContent).photoUploadFailed,
    onUploaded: (url) => volunteers.setPhoto(volunteer, url),
  })
  const label = volunteer.photoUrl ? copy.changePhoto : copy.uploadPhoto
  return (
    <>
      <FileButton
        label={label}
        ariaLabel={copy.forPerson(label, volunteerName(volunteer))}
        part={part}
        describedBy={problem ? `${id}-error` : undefined}
        onChange={upload}
      />
      {/* Below the buttons, where it stays after the toast has gone. */}
      {problem && (
        <div className="order-last col-span-full basis-full">
          <FieldError id={`${id}-error`} error={problem} />
        </div>
      )}
    </>
  )
}
