import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerName } from '@/domain/volunteer'
import { useCopy } from '../use-copy'

type UnapprovedDialogProps = {
  /** Name of what is printed. */
  label: string
  volunteers: VolunteerDto[]
  onPrint: (volunteers: VolunteerDto[]) => void
  onClose: () => void
}

type UnapprovedCopy = (typeof dashboardVolunteersContent)['en']['unapproved']

/** Warns before printing documents of people who are not approved. */
export function UnapprovedDialog({ label, volunteers, onPrint, onClose }: UnapprovedDialogProps) {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardVolunteersContent).unapproved
  const approved = volunteers.filter(({ status }) => status === 'approved')
  return (
    <Modal title={label} closeLabel={dashboard.editor.close} onClose={onClose}>
      <p role="alert" className="rounded-2xl border-2 border-marigold bg-card p-4">
        {warning(copy, volunteers)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {approved.length > 0 && (
          <SmallButton tone="lead" onClick={() => onPrint(approved)}>
            {copy.printApproved}
          </SmallButton>
        )}
        <SmallButton onClick={() => onPrint(volunteers)}>{copy.printAnyway}</SmallButton>
        <SmallButton onClick={onClose}>{dashboard.editor.cancel}</SmallButton>
      </div>
    </Modal>
  )
}

function warning(copy: UnapprovedCopy, volunteers: VolunteerDto[]): string {
  const [volunteer] = volunteers
  if (volunteers.length > 1 || !volunteer) {
    return copy.many(volunteers.filter(({ status }) => status !== 'approved').length)
  }
  const words = volunteer.status === 'rejected' ? copy.one.rejected : copy.one.pending
  return words(volunteerName(volunteer))
}
