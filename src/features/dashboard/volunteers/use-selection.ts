import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { useRefetch } from '../list/use-admin-list'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { VOLUNTEERS_PATH } from './use-volunteers'

export type Selection = ReturnType<typeof useSelection>

/**
 * The volunteers that something is done with together.
 * @param items those on the page: nobody is chosen who is not seen.
 */
export function useSelection(items: VolunteerDto[]) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardVolunteersContent)
  const [ids, setIds] = useState<string[]>([])
  const [dialog, setDialog] = useState<'mail' | 'hours' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const refetch = useRefetch(VOLUNTEERS_PATH)
  const chosen = items.filter(({ id }) => ids.includes(id))

  const approve = async () => {
    setIsBusy(true)
    try {
      const body = { ids: chosen.map(({ id }) => id) }
      const result = await adminRequest('POST', '/api/admin/volunteer-approvals', body)
      const { title, description } = copy.selection.approved
      const text = description(result.approved, result.unchanged)
      showToast({ title, description: text, tone: 'success' })
      setIds([])
    } catch (error) {
      console.warn('The volunteers were not approved.', error)
      showToast({ ...toasts.volunteersApproveFailed, tone: 'error' })
    }
    await refetch()
    setIsBusy(false)
  }

  return {
    chosen,
    isBusy,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    approve,
    isChosen: (id: string) => ids.includes(id),
    toggle: (id: string) =>
      setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    isAllChosen: items.length > 0 && chosen.length === items.length,
    toggleAll: () => setIds(chosen.length === items.length ? [] : items.map(({ id }) => id)),
    clear: () => setIds([]),
  }
}
