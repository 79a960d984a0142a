import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { ImportDto } from '@/domain/responses/import'
import { adminRequest } from '../session/admin-request'
import { useFailureText } from '../session/use-failure-text'
import { useCopy } from '../use-copy'
import { useRenewImports } from './use-imports'

/** Removes all that an import has made, after a question; nothing where it is not done. */
export function UndoButton({ shown }: { shown: ImportDto }) {
  const failureText = useFailureText()
  const copy = useCopy(dashboardImportContent).undo
  const [isBusy, setIsBusy] = useState(false)
  const renew = useRenewImports()
  const { id, state, filename, imported } = shown
  if (state !== 'done' || imported === 0) return null

  const undo = async () => {
    if (!window.confirm(copy.question(filename, imported))) return
    setIsBusy(true)
    try {
      await adminRequest('POST', `/api/admin/imports/${id}/undo`)
      showToast({ ...copy.done, tone: 'success' })
    } catch (error) {
      const description = failureText(error, copy.failed.description)
      showToast({ ...copy.failed, description, tone: 'error' })
    }
    await renew()
    setIsBusy(false)
  }

  return (
    <SmallButton tone="danger" aria-label={copy.of(filename)} disabled={isBusy} onClick={undo}>
      {isBusy ? copy.busy : copy.button}
    </SmallButton>
  )
}
