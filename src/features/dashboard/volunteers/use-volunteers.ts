import { useState } from 'react'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { itemToastsContent } from '@/content/item-toasts'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { toggledStatus, volunteerName } from '@/domain/volunteer'
import type { VolunteerPatch } from '@/domain/volunteer-desk'
import type { ListQuery } from '../list/use-admin-list'
import { useResource } from '../list/use-resource'
import { useCopy } from '../use-copy'

export const VOLUNTEERS_PATH = '/api/admin/volunteers'

/** The dialogs of an application. */
type DialogKind = 'reject' | 'notes' | 'details' | 'hours'

export type Volunteers = ReturnType<typeof useVolunteers>

/** Fetches the applications and returns the actions on them. */
export function useVolunteers(query: ListQuery) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardVolunteersContent)
  const { edited, setEdited, update, remove, ...resource } = useResource({
    path: VOLUNTEERS_PATH,
    toasts: useCopy(itemToastsContent).volunteer,
    ...query,
  })
  const [dialogKind, setDialogKind] = useState<DialogKind>('notes')

  return {
    ...resource,
    dialogKind,
    edited: edited === 'new' ? null : edited,
    openDialog: (kind: DialogKind, volunteer: VolunteerDto) => {
      setDialogKind(kind)
      setEdited(volunteer)
    },
    closeDialog: () => setEdited(null),
    toggleStatus: (volunteer: VolunteerDto) =>
      update(volunteer, { status: toggledStatus(volunteer.status) }),
    renewCard: (volunteer: VolunteerDto) =>
      update(volunteer, { renewsCard: true } satisfies VolunteerPatch as object, {
        done: toasts.cardRenewed,
        failed: toasts.cardRenewFailed,
      }),
    setPhoto: (volunteer: VolunteerDto, photoUrl: string) =>
      update(
        volunteer,
        { photoUrl },
        {
          done: volunteer.photoUrl ? toasts.photoUpdatedForIdCard : toasts.photoUploaded,
          failed: toasts.photoUpdateFailed,
        },
      ),
    remove: (volunteer: VolunteerDto) =>
      remove(volunteer, copy.confirmDelete(volunteerName(volunteer))),
  }
}
