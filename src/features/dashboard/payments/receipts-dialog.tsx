import { useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { LIST_LIMIT_MAX } from '@/domain/list-query'
import { type ListFilters, queryOf } from '../list/use-admin-list'
import { adminRequest } from '../session/admin-request'
import { useDownload } from '../session/use-download'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { useMoneyRefetch } from './use-money-action'

type ReceiptsDialogProps = {
  /** Search and filters of the list. */
  query: ListFilters
  onClose: () => void
}

/** Prints the receipts of the listed donations, and issues missing ones. */
export function ReceiptsDialog({ query, onClose }: ReceiptsDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardGiftsContent).receipts
  const { run, isBusy } = useAction(useMoneyRefetch())
  const { download, isBusy: isPrinting } = useDownload()
  const listed = queryOf({ ...query, limit: String(LIST_LIMIT_MAX) })
  const [outcome, setOutcome] = useState('')

  const issue = async () => {
    const { issued, left } = await adminRequest('POST', '/api/admin/receipts/missing')
    setOutcome(copy.issued(issued, left))
  }

  return (
    <Modal
      title={copy.all}
      description={copy.allLead}
      closeLabel={dashboard.editor.close}
      onClose={onClose}
    >
      <div className="grid justify-items-start gap-6">
        <div className="grid justify-items-start gap-2">
          <p>{copy.printLead}</p>
          <SmallButton
            tone="lead"
            disabled={isPrinting}
            onClick={() => download(`/api/admin/receipts?${listed}`)}
          >
            {copy.print}
          </SmallButton>
        </div>
        <div className="grid justify-items-start gap-2 border-line border-t pt-6">
          <p>{copy.missingLead}</p>
          <SmallButton
            disabled={isBusy}
            onClick={() => run(issue, { failed: toasts.receiptsFailed })}
          >
            {isBusy ? copy.issuing : copy.missing}
          </SmallButton>
          <p role="status" className="text-ink-soft text-sm empty:sr-only">
            {outcome}
          </p>
        </div>
      </div>
    </Modal>
  )
}
