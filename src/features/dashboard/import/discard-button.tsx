import { SmallButton } from '@/components/ui/small-button'
import { dashboardImportContent } from '@/content/dashboard-import'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useRefetchImports } from './use-imports'

type DiscardButtonProps = { id: string; onDiscarded: () => void }

/** Discards a file that was not imported. */
export function DiscardButton({ id, onDiscarded }: DiscardButtonProps) {
  const copy = useCopy(dashboardImportContent)
  const refetch = useRefetchImports()
  const discard = async () => {
    if (!window.confirm(copy.confirmDiscard)) return
    onDiscarded()
    try {
      await adminRequest('DELETE', `/api/admin/imports/${id}`)
    } catch (error) {
      // The server deletes it after a day; the list shows its state.
      console.warn('The import was not discarded.', error)
    }
    await refetch()
  }
  return <SmallButton onClick={discard}>{copy.discard}</SmallButton>
}
