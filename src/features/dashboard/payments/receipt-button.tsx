import { Badge } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import type { DonationDto } from '@/domain/responses/donation'
import { DialogButton } from '../dialog-button'
import { useCopy } from '../use-copy'
import { useMoneyAction } from './use-money-action'

type ReceiptButtonProps = {
  donation: DonationDto
  /** Name of the gift for the reader. */
  name: string
}

/** Opens the actions on a donation's receipt; renders nothing if it has none. */
export function ReceiptButton({ donation: { receipt, email }, name }: ReceiptButtonProps) {
  const copy = useCopy(dashboardGiftsContent).receipts
  if (!receipt) return null
  return (
    <DialogButton
      label={copy.open}
      fullLabel={copy.openOf(name)}
      title={
        <>
          {/* The number wraps as a whole. */}
          {copy.title} <span className="inline-block">{receipt.number}</span>
        </>
      }
      description={copy.lead}
    >
      {() => <ReceiptActions receipt={receipt} hasEmail={Boolean(email)} />}
    </DialogButton>
  )
}

type ReceiptActionsProps = {
  receipt: NonNullable<DonationDto['receipt']>
  hasEmail: boolean
}

function ReceiptActions({ receipt, hasEmail }: ReceiptActionsProps) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardGiftsContent).receipts
  const { busyIds, run } = useMoneyAction()
  const { id, status, path, whatsappUrl } = receipt
  const isValid = status === 'valid'
  const send = () =>
    run(id, {
      path: `/api/admin/receipts/${id}/send`,
      done: toasts.receiptSent,
      failed: toasts.receiptSendFailed,
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isValid && <Badge tone="bad">{copy.void}</Badge>}
      <a href={path} target="_blank" rel="noreferrer" className={smallButtonClass('lead')}>
        {copy.download}
      </a>
      {isValid && whatsappUrl && (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noreferrer"
          className={smallButtonClass('quiet')}
        >
          {copy.whatsapp}
        </a>
      )}
      {isValid && hasEmail && (
        <SmallButton disabled={busyIds.includes(id)} onClick={send}>
          {copy.send}
        </SmallButton>
      )}
    </div>
  )
}
