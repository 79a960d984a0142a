import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import type { DonationDto } from '@/domain/responses/donation'
import { DonorDialog } from '../donors/donor-dialog'
import { useCopy } from '../use-copy'
import { moneyPaths } from './use-money-action'

type DonorButtonProps = {
  donation: Pick<DonationDto, 'id' | 'donorName'>
  /** Name of the gift for the reader. */
  name: string
}

/** Opens the donor of a gift. */
export function DonorButton({ donation: { id, donorName }, name }: DonorButtonProps) {
  const { donor: copy } = useCopy(dashboardDonorsContent)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SmallButton
        aria-haspopup="dialog"
        aria-label={`${copy.button}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {copy.button}
      </SmallButton>
      {isOpen && (
        <DonorDialog
          path={`${moneyPaths.donations}/${id}/donor`}
          name={donorName}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
