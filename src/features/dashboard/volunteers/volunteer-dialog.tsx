'use client'

import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { dashboardContent } from '@/content/dashboard'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import {
  type RejectionValues,
  rejectionForm,
  type VolunteerNotesInput,
  type VolunteerNotesValues,
  volunteerName,
  volunteerNotesForm,
} from '@/domain/volunteer'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import type { VolunteerDialogState } from './use-volunteer-dialog'

const { rejection, noting } = dashboardContent.volunteers

/** Where an application is rejected with a reason, or noted something on. */
export function VolunteerDialog({ dialog }: { dialog: VolunteerDialogState }) {
  const { kind, volunteer } = dialog
  if (!volunteer) return null
  const OpenDialog = kind === 'reject' ? RejectionDialog : NotesDialog
  return <OpenDialog key={volunteer.updatedAt} volunteer={volunteer} dialog={dialog} />
}

type OpenDialogProps = { volunteer: VolunteerDto; dialog: VolunteerDialogState }

function RejectionDialog({ volunteer, dialog: { save, reload, close } }: OpenDialogProps) {
  const { submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    RejectionValues,
    RejectionValues
  >({
    schema: rejectionForm,
    save: (values) => save({ status: 'rejected', ...values }),
    defaultValues: { rejectionReason: volunteer.rejectionReason ?? '' },
  })
  return (
    <Modal
      title={rejection.title(volunteerName(volunteer))}
      description={rejection.lead}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={close}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormField copy={rejection.reason} {...field('rejectionReason')} rows={3} isRequired />
        <FormEnd
          submit={rejection.submit}
          isSubmitting={isSubmitting}
          failure={failure}
          onReload={reload}
          onCancel={() => mayClose() && close()}
        />
      </form>
    </Modal>
  )
}

function NotesDialog({ volunteer, dialog: { save, reload, close } }: OpenDialogProps) {
  const { submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    VolunteerNotesValues,
    VolunteerNotesInput
  >({
    schema: volunteerNotesForm,
    save,
    defaultValues: { notes: volunteer.notes ?? '' },
  })
  return (
    <Modal
      title={noting.title(volunteerName(volunteer))}
      description={noting.lead}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={close}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormField copy={noting.notes} {...field('notes')} rows={6} />
        <FormEnd
          submit={noting.submit}
          isSubmitting={isSubmitting}
          failure={failure}
          onReload={reload}
          onCancel={() => mayClose() && close()}
        />
      </form>
    </Modal>
  )
}
