import { FormField } from '@/components/form/form-field'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerName } from '@/domain/volunteer'
import {
  type RejectionValues,
  rejectionForm,
  type VolunteerNotesInput,
  type VolunteerNotesValues,
  volunteerNotesForm,
} from '@/domain/volunteer-desk'
import { CheckField } from '../editor/check-field'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { DetailsDialog } from './details-dialog'
import { HoursDialog } from './hours-dialog'
import type { Volunteers } from './use-volunteers'

const DIALOGS = {
  reject: RejectionDialog,
  notes: NotesDialog,
  details: DetailsDialog,
  hours: OwnHoursDialog,
}

/** The dialog open for an application: rejection, notes, details or hours. */
export function VolunteerDialog({ volunteers }: { volunteers: Volunteers }) {
  const { dialogKind, edited } = volunteers
  if (!edited) return null
  const OpenDialog = DIALOGS[dialogKind]
  return <OpenDialog key={edited.updatedAt} volunteer={edited} volunteers={volunteers} />
}

type OpenDialogProps = { volunteer: VolunteerDto; volunteers: Volunteers }

function RejectionDialog({
  volunteer,
  volunteers: { save, reload, closeDialog },
}: OpenDialogProps) {
  const { rejection } = useCopy(dashboardVolunteersContent)
  const form = useAdminForm<RejectionValues, RejectionValues>({
    schema: rejectionForm,
    save: (values) => save({ status: 'rejected', ...values }),
    defaultValues: {
      rejectionReason: volunteer.rejectionReason ?? '',
      writesToApplicant: volunteer.status !== 'rejected',
    },
  })
  return (
    <FormDialog
      form={form}
      title={rejection.title(volunteerName(volunteer))}
      description={rejection.lead}
      submit={rejection.submit}
      onReload={reload}
      onClose={closeDialog}
    >
      <FormField copy={rejection.reason} {...form.field('rejectionReason')} rows={3} isRequired />
      <CheckField {...form.field('writesToApplicant')} {...rejection.write} />
    </FormDialog>
  )
}

function OwnHoursDialog({ volunteer, volunteers: { closeDialog } }: OpenDialogProps) {
  return <HoursDialog volunteers={[volunteer]} onClose={closeDialog} />
}

function NotesDialog({ volunteer, volunteers: { save, reload, closeDialog } }: OpenDialogProps) {
  const { noting } = useCopy(dashboardVolunteersContent)
  const form = useAdminForm<VolunteerNotesValues, VolunteerNotesInput>({
    schema: volunteerNotesForm,
    save,
    defaultValues: { notes: volunteer.notes ?? '' },
  })
  return (
    <FormDialog
      form={form}
      title={noting.title(volunteerName(volunteer))}
      description={noting.lead}
      submit={noting.submit}
      onReload={reload}
      onClose={closeDialog}
    >
      <FormField copy={noting.notes} {...form.field('notes')} rows={6} />
    </FormDialog>
  )
}
