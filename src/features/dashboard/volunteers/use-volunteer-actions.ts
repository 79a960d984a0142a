import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { ToastCopy } from '@/content/toasts'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { toggledStatus, type VolunteerPatch, volunteerName } from '@/domain/volunteer'
import { withReason } from '../editor/use-editor'
import { useRefetch } from '../list/use-admin-list'
import { adminRequest, ifUnchanged } from '../session/admin-request'

export const VOLUNTEERS_PATH = '/api/admin/volunteers'

export type VolunteerActions = ReturnType<typeof useVolunteerActions>

type Notices = { done: ToastCopy; failed: ToastCopy }

/** What an admin does with an application; the list is fetched anew after each. */
export function useVolunteerActions() {
  const refetch = useRefetch(VOLUNTEERS_PATH)
  const [busyId, setBusyId] = useState<string | null>(null)

  const run = async (volunteer: VolunteerDto, call: () => Promise<unknown>, notices: Notices) => {
    setBusyId(volunteer.id)
    try {
      await call()
      showToast({ ...notices.done, tone: 'success' })
    } catch (error) {
      console.warn('The volunteer was not changed.', error)
      showToast({ ...withReason(notices.failed, error), tone: 'error' })
    } finally {
      setBusyId(null)
    }
    await refetch()
  }

  const patch = (volunteer: VolunteerDto, change: VolunteerPatch) => () =>
    adminRequest('PATCH', `${VOLUNTEERS_PATH}/${volunteer.id}`, change, ifUnchanged(volunteer))

  return {
    busyId,
    toggleStatus: (volunteer: VolunteerDto) =>
      run(volunteer, patch(volunteer, { status: toggledStatus(volunteer.status) }), {
        done: toasts.volunteerUpdated,
        failed: toasts.volunteerUpdateFailed,
      }),
    setPhoto: (volunteer: VolunteerDto, photoUrl: string) =>
      run(volunteer, patch(volunteer, { photoUrl }), {
        done: volunteer.photoUrl ? toasts.photoUpdatedForIdCard : toasts.photoUploaded,
        failed: toasts.photoUpdateFailed,
      }),
    remove: async (volunteer: VolunteerDto) => {
      const question = dashboardContent.volunteers.confirmDelete(volunteerName(volunteer))
      if (!window.confirm(question)) return
      await run(volunteer, () => adminRequest('DELETE', `${VOLUNTEERS_PATH}/${volunteer.id}`), {
        done: toasts.volunteerDeleted,
        failed: toasts.volunteerDeleteFailed,
      })
    },
  }
}
