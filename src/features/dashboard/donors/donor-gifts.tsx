import { Badge } from '@/components/ui/badge'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { dashboardMonthlyContent } from '@/content/dashboard-monthly'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useMethodName } from '../payments/use-method-name'
import { usePurposeName } from '../payments/use-purposes'
import { useCopy, useOfficeLocale } from '../use-copy'
import { DonorPart } from './donor-part'

type DonorProps = { donor: DonorDetailDto }

const ROW = 'flex items-start justify-between gap-4 border-line border-b py-3 last:border-0'

/** The gifts of a donor with their receipts, newest first. */
export function DonorGifts({ donor: { name, gifts, giftCount } }: DonorProps) {
  const { donor: copy } = useCopy(dashboardDonorsContent)
  const locale = useOfficeLocale()
  const methodName = useMethodName()
  const purposeName = usePurposeName()
  return (
    <DonorPart title={copy.gifts}>
      <ul>
        {gifts.map((gift) => (
          <li key={gift.id} className={ROW}>
            <div className="min-w-0">
              <p>{formatDate(gift.receivedAt, locale)}</p>
              <p className="wrap-anywhere text-ink-soft text-sm">
                {[
                  gift.donorName !== name && gift.donorName,
                  gift.paymentMethod && methodName(gift.paymentMethod),
                  gift.purpose && purposeName(gift.givenFor, gift.purpose),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {gift.receipt && (
                <a
                  href={gift.receipt.path}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-8 items-center text-neem-deep text-sm underline"
                >
                  {copy.receipt(gift.receipt.number)}
                </a>
              )}
            </div>
            <p className="shrink-0 font-semibold tabular-nums">{formatRupees(gift.amount)}</p>
          </li>
        ))}
      </ul>
      {gifts.length < giftCount && (
        <p className="text-ink-soft text-sm">{copy.more(gifts.length)}</p>
      )}
    </DonorPart>
  )
}

/** The monthly gifts and pledges of a donor; renders nothing if there are none. */
export function DonorMonthlyGifts({ donor: { monthlyGifts } }: DonorProps) {
  const { monthly: copy } = useCopy(dashboardDonorsContent).donor
  const { mandates, pledges } = useCopy(dashboardMonthlyContent)
  const locale = useOfficeLocale()
  if (monthlyGifts.length === 0) return null
  return (
    <DonorPart title={copy.title}>
      <ul>
        {monthlyGifts.map((gift) => (
          <li key={gift.id} className={ROW}>
            <div>
              <p>{copy.each(formatRupees(gift.amount))}</p>
              <p className="text-ink-soft text-sm">
                {copy.kinds[gift.kind]} · {formatDate(gift.createdAt, locale)}
              </p>
            </div>
            <Badge tone={gift.status === 'active' ? 'good' : 'plain'}>
              {gift.kind === 'mandate'
                ? mandates.statuses[gift.status]
                : pledges.statuses[gift.status]}
            </Badge>
          </li>
        ))}
      </ul>
    </DonorPart>
  )
}
