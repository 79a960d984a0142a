import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import type { DonationDto } from '@/domain/responses/donation'
import type { DonorDto } from '@/domain/responses/donor'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { adminRequest } from '../session/admin-request'
import { useCopy, useOfficeLocale } from '../use-copy'
import { LoadingProblem } from './loading-problem'
import { useMethodName } from './use-method-name'
import { moneyPaths } from './use-money-action'

type DonorButtonProps = { donation: Pick<DonationDto, 'id' | 'donorName'> }

/** Opens all gifts that came with the PAN, e-mail address or phone number of a gift. */
export function DonorButton({ donation: { id, donorName } }: DonorButtonProps) {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardGiftsContent).donations.donor
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SmallButton
        aria-haspopup="dialog"
        aria-label={`${copy.open}: ${copy.openOf(donorName)}`}
        onClick={() => setIsOpen(true)}
      >
        {copy.open}
      </SmallButton>
      {isOpen && (
        <Modal
          title={copy.title(donorName)}
          description={copy.lead}
          closeLabel={dashboard.editor.close}
          onClose={() => setIsOpen(false)}
        >
          <Gifts id={id} />
        </Modal>
      )}
    </>
  )
}

function Gifts({ id }: { id: string }) {
  const copy = useCopy(dashboardGiftsContent).donations.donor
  const donor = useQuery({
    queryKey: [moneyPaths.donations, 'donor', id],
    queryFn: () => adminRequest('GET', `/api/admin/donations/${id}/donor`),
    staleTime: 0,
  })
  if (donor.isPending) return <p className="text-ink-soft">{copy.loading}</p>
  if (donor.isError) {
    return (
      <LoadingProblem title={copy.failed} error={donor.error} onRetry={() => donor.refetch()} />
    )
  }
  const { gifts, count, total, years, names } = donor.data
  return (
    <div className="grid gap-4">
      <div className="rounded-2xl bg-neem-tint p-4">
        <p className="font-semibold text-lg">{copy.total(formatRupees(total), count)}</p>
        <ul className="text-[0.9375rem]">
          {years.map(({ year, total: sum, count: number }) => (
            <li key={year}>{copy.year(year, formatRupees(sum), number)}</li>
          ))}
        </ul>
        {names.length > 1 && (
          <p className="mt-2 wrap-anywhere text-[0.9375rem]">{copy.names(names.join(', '))}</p>
        )}
      </div>
      <ul className="grid">
        {gifts.map((gift) => (
          <Gift key={gift.id} gift={gift} />
        ))}
      </ul>
      {gifts.length < count && <p className="text-ink-soft text-sm">{copy.more(gifts.length)}</p>}
    </div>
  )
}

function Gift({ gift }: { gift: DonorDto['gifts'][number] }) {
  const copy = useCopy(dashboardGiftsContent).donations.donor
  const locale = useOfficeLocale()
  const methodName = useMethodName()
  const { donorName, receivedAt, amount, paymentMethod, purpose, receiptNumber, sharedBy } = gift
  const about = [
    formatDate(receivedAt, locale),
    paymentMethod && methodName(paymentMethod),
    purpose,
    receiptNumber && copy.receipt(receiptNumber),
  ]
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b py-3 last:border-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{donorName}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{about.filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {sharedBy.length === 0 && <Badge tone="good">{copy.thisGift}</Badge>}
          {sharedBy.map((mark) => (
            <Badge key={mark} tone="plain">
              {copy.shared[mark]}
            </Badge>
          ))}
        </p>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">{formatRupees(amount)}</p>
    </li>
  )
}
