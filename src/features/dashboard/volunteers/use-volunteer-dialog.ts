import { useState } from 'react'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { useEditor } from '../editor/use-editor'
import { VOLUNTEERS_PATH } from './use-volunteer-actions'

/** What is written of an application: why it is rejected, or notes. */
type DialogKind = 'reject' | 'notes'

export type VolunteerDialogState = ReturnType<typeof useVolunteerDialog>

/** The dialog in which something is written of an application, and whose it is. */
export function useVolunteerDialog() {
  const [kind, setKind] = useState<DialogKind>('notes')
  const { edited, setEdited, save, reload } = useEditor<VolunteerDto>({
    path: VOLUNTEERS_PATH,
    updateMethod: 'PATCH',
    toasts: {
      // Nobody is made here, and deleted elsewhere.
      created: toasts.volunteerUpdated,
      createFailed: toasts.volunteerUpdateFailed,
      updated: toasts.volunteerUpdated,
      updateFailed: toasts.volunteerUpdateFailed,
      deleted: toasts.volunteerDeleted,
      deleteFailed: toasts.volunteerDeleteFailed,
    },
  })
  return {
    kind,
    volunteer: edited === 'new' ? null : edited,
    open: (next: DialogKind, volunteer: VolunteerDto) => {
      setKind(next)
      setEdited(volunteer)
    },
    close: () => setEdited(null),
    save,
    reload,
  }
}
