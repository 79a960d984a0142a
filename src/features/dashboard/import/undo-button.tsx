import { SmallButton } from '@/components/ui/small-button'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { ImportDto } from '@/domain/responses/import'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { useRefetchImports } from './use-imports'

/** Undoes an import after a confirmation; renders nothing if there is nothing to undo. */
export function UndoButton({ shown }: { shown: ImportDto }) {
  const copy = useCopy(dashboardImportContent).undo
  const { run, isBusy } = useAction(useRefetchImports())
  const { id, state, filename, imported } = shown
  if (state !== 'done' || imported === 0) return null

  const undo = async () => {
    if (!window.confirm(copy.question(filename, imported))) return
    await run(() => adminRequest('POST', `/api/admin/imports/${id}/undo`), copy)
  }

  return (
    <SmallButton tone="danger" aria-label={copy.of(filename)} disabled={isBusy} onClick={undo}>
      {isBusy ? copy.busy : copy.button}
    </SmallButton>
  )
}
