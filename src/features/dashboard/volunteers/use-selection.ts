import { useState } from 'react'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { useRefetch } from '../list/use-admin-list'
import { useChosen } from '../list/use-chosen'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { VOLUNTEERS_PATH } from './use-volunteers'

export type Selection = ReturnType<typeof useSelection>

/** Keeps the selected volunteers of a page and returns the bulk actions. */
export function useSelection(items: VolunteerDto[]) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardVolunteersContent)
  const choice = useChosen(items)
  const [dialog, setDialog] = useState<'mail' | 'hours' | null>(null)
  const { run, isBusy } = useAction(useRefetch(VOLUNTEERS_PATH))

  const approve = async () => {
    const { title, description } = copy.selection.approved
    const work = async () => {
      const ids = choice.chosen.map(({ id }) => id)
      const result = await adminRequest('POST', '/api/admin/volunteer-approvals', { ids })
      // Others may have been selected meanwhile.
      choice.drop(ids)
      return result
    }
    await run(work, {
      done: ({ approved, unchanged }) => ({ title, description: description(approved, unchanged) }),
      failed: toasts.volunteersApproveFailed,
    })
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
