import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import type { DonationDto } from '@/domain/responses/donation'
import { HistoryButton } from '../activity-log/history-button'
import { useCopy } from '../use-copy'
import { CorrectionDialog } from './correction-dialog'
import { DonorButton } from './donor-button'
import { ReceiptButton } from './receipt-button'
import { VoidDialog } from './void-dialog'

/** What can be done with a donation: its receipt, corrections, taking it back, its history. */
export function DonationActions({ donation }: { donation: DonationDto }) {
  const copy = useCopy(dashboardGiftsContent).donations
  const [open, setOpen] = useState<'correct' | 'void' | null>(null)
  const { id, donorName, isFromGateway, refunded, chargedBack, amount, isUnclaimed } = donation
  const isLeft = refunded + chargedBack < amount
  const close = () => setOpen(null)
  return (
    <span className="flex flex-wrap gap-2 max-lg:justify-end">
      <ReceiptButton donation={donation} />
      {isLeft && (
        <SmallButton
          aria-haspopup="dialog"
          aria-label={copy.correctOf(donorName)}
          onClick={() => setOpen('correct')}
        >
          {copy.correct}
        </SmallButton>
      )}
      {!isFromGateway && refunded === 0 && (
        <SmallButton
          aria-haspopup="dialog"
          aria-label={copy.voidOf(donorName)}
          onClick={() => setOpen('void')}
          tone="danger"
        >
          {copy.void}
        </SmallButton>
      )}
      {!isUnclaimed && <DonorButton donation={donation} />}
      <HistoryButton subjectId={id} name={donorName} />
      {open === 'correct' && <CorrectionDialog donation={donation} onClose={close} />}
      {open === 'void' && <VoidDialog donation={donation} onClose={close} />}
    </span>
  )
}
