import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import type { DonationDto } from '@/domain/responses/donation'
import { formatRupees } from '@/lib/money'
import { HistoryButton } from '../activity-log/history-button'
import { MoreActions } from '../list/more-actions'
import { useCopy, useOfficeLocale } from '../use-copy'
import { CorrectionDialog } from './correction-dialog'
import { donationDay } from './donation-day'
import { DonorButton } from './donor-button'
import { leftRupees } from './left-rupees'
import { ReceiptButton } from './receipt-button'
import { VoidDialog } from './void-dialog'

/** Actions on a donation: receipt, correction, voiding, donor and history. */
export function DonationActions({ donation }: { donation: DonationDto }) {
  const copy = useCopy(dashboardGiftsContent).donations
  const locale = useOfficeLocale()
  const [open, setOpen] = useState<'correct' | 'void' | null>(null)
  const { id, donorName, isFromGateway, refunded, amount, isUnclaimed } = donation
  const close = () => setOpen(null)
  // A donor may have given several times.
  const name = `${donorName}, ${formatRupees(amount)}, ${donationDay(donation, locale)}`
  return (
    <div className="flex flex-wrap items-start gap-2 max-lg:justify-end">
      <ReceiptButton donation={donation} name={name} />
      <MoreActions name={name}>
        {leftRupees(donation) > 0 && (
          <SmallButton
            aria-haspopup="dialog"
            aria-label={copy.correctOf(name)}
            onClick={() => setOpen('correct')}
          >
            {copy.correct}
          </SmallButton>
        )}
        {!isUnclaimed && <DonorButton donation={donation} name={name} />}
        <HistoryButton subjectId={id} name={name} />
        {!isFromGateway && refunded === 0 && (
          <SmallButton
            aria-haspopup="dialog"
            aria-label={copy.voidOf(name)}
            onClick={() => setOpen('void')}
            tone="danger"
          >
            {copy.void}
          </SmallButton>
        )}
      </MoreActions>
      {open === 'correct' && <CorrectionDialog donation={donation} onClose={close} />}
      {open === 'void' && <VoidDialog donation={donation} onClose={close} />}
    </div>
  )
}
