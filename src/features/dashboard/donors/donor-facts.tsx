import { dashboardDonorsContent } from '@/content/dashboard-donors'
import type { DonorDto } from '@/domain/responses/donor'
import { formatRupees } from '@/lib/money'
import { useCopy } from '../use-copy'

/** A donor's name, contact details and gifts, by which to recognise the person in a list. */
export function DonorFacts({ donor }: { donor: DonorDto }) {
  const { donor: copy } = useCopy(dashboardDonorsContent)
  const { name, email, phone, address, total, giftCount } = donor
  return (
    <>
      <p className="wrap-anywhere font-semibold">{name}</p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {[email, phone, address].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm">{copy.total(formatRupees(total), giftCount)}</p>
    </>
  )
}
