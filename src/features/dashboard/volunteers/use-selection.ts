import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { useRefetch } from '../list/use-admin-list'
import { useChosen } from '../list/use-chosen'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { VOLUNTEERS_PATH } from './use-volunteers'

export type Selection = ReturnType<typeof useSelection>

/** The volunteers of a page that something is done with together, and what. */
export function useSelection(items: VolunteerDto[]) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardVolunteersContent)
  const choice = useChosen(items)
  const [dialog, setDialog] = useState<'mail' | 'hours' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const refetch = useRefetch(VOLUNTEERS_PATH)

  const approve = async () => {
    setIsBusy(true)
    try {
      const body = { ids: choice.chosen.map(({ id }) => id) }
      const result = await adminRequest('POST', '/api/admin/volunteer-approvals', body)
      const { title, description } = copy.selection.approved
      const text = description(result.approved, result.unchanged)
      showToast({ title, description: text, tone: 'success' })
      choice.clear()
    } catch (error) {
      console.warn('The volunteers were not approved.', error)
      showToast({ ...toasts.volunteersApproveFailed, tone: 'error' })
    }
    await refetch()
    setIsBusy(false)
  }

  return {
    ...choice,
    isBusy,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    approve,
  }
}
