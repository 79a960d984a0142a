import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { localePath } from '@/content/paths'
import { importPath } from '@/domain/import/path'
import { UNRESTRICTED } from '@/domain/list-query'
import type { DonationDto } from '@/domain/responses/donation'
import type { ListFilters } from '../list/use-admin-list'
import { useCopy, useOfficeLocale } from '../use-copy'
import { DonationActions } from './donation-actions'
import { donationMoment } from './donation-day'
import { DonationExport } from './donation-export'
import { DonationSum } from './donation-sum'
import { FeeLine } from './fee-line'
import { GiftDialog } from './gift-dialog'
import { LateApprovals } from './late-approvals'
import { MoneyAmount } from './money-amount'
import { MoneyBadges } from './money-badges'
import { MoneyList } from './money-list'
import { PanText } from './pan-text'
import { PosterDialog, type PosterSource } from './poster-dialog'
import { ReceiptsDialog } from './receipts-dialog'
import { useMethodName } from './use-method-name'
import { moneyPaths } from './use-money-action'
import { usePurposeName, usePurposes } from './use-purposes'

/** The donations, newest day first; gifts received outside the gateway are recorded here. */
export function DonationsSection({ poster }: { poster: PosterSource }) {
  const dashboard = useCopy(dashboardContent)
  const gifts = useCopy(dashboardGiftsContent)
  const copy = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  const [printed, setPrinted] = useState<ListFilters | null>(null)
  const [isRecording, setIsRecording] = useState(false)
  const purposes = usePurposes()
  const purposeName = usePurposeName()
  const { columns } = gifts.donations
  return (
    <>
      <LateApprovals />
      <MoneyList
        path={moneyPaths.donations}
        copy={gifts.donations}
        isOfDonations
        sum={(query) => <DonationSum query={query} />}
        purposes={[
          ...purposes.map(({ key, name }) => ({ id: key, label: purposeName(key, name) })),
          { id: UNRESTRICTED, label: copy.anywhere },
        ]}
        columns={[
          { heading: columns.donor, cell: (donation) => <Donor donation={donation} /> },
          {
            heading: columns.amount,
            isNumeric: true,
            cell: (donation) => <Amount donation={donation} />,
          },
          { heading: columns.method, cell: (donation) => <Method donation={donation} /> },
          { heading: columns.date, cell: (donation) => donationMoment(donation, locale) },
          {
            heading: columns.actions,
            isActions: true,
            cell: (donation) => <DonationActions donation={donation} />,
          },
        ]}
        main={
          <SmallButton aria-haspopup="dialog" onClick={() => setIsRecording(true)} tone="lead">
            {gifts.gift.record}
          </SmallButton>
        }
        actions={(query) => (
          <>
            <DonationExport query={query} />
            <a href={localePath(locale, importPath('gifts'))} className={smallButtonClass('quiet')}>
              {dashboard.list.import}
            </a>
            <SmallButton aria-haspopup="dialog" onClick={() => setPrinted(query)}>
              {gifts.receipts.all}
            </SmallButton>
            <SmallButton aria-haspopup="dialog" onClick={() => setIsPosterOpen(true)}>
              {copy.poster.open}
            </SmallButton>
          </>
        )}
      />
      {isRecording && <GiftDialog onClose={() => setIsRecording(false)} />}
      {printed && <ReceiptsDialog query={printed} onClose={() => setPrinted(null)} />}
      {isPosterOpen && <PosterDialog {...poster} onClose={() => setIsPosterOpen(false)} />}
    </>
  )
}

function Donor({ donation }: { donation: DonationDto }) {
  const gifts = useCopy(dashboardGiftsContent)
  const copy = useCopy(dashboardPaymentsContent)
  const { donorName, email, phone, address, message, isUnclaimed, isAnonymous } = donation
  const contact = [email, phone, address]
  return (
    <>
      <span className="font-semibold">{donorName}</span>{' '}
      {isUnclaimed && <Badge tone="waiting">{gifts.donations.unclaimed}</Badge>}
      {!isUnclaimed && (
        <Badge tone={isAnonymous ? 'plain' : 'good'}>
          {isAnonymous ? copy.anonymous : copy.public}
        </Badge>
      )}
      <span className="block break-words text-ink-soft text-sm">
        {contact.filter(Boolean).join(' · ')}
      </span>
      <PanText donation={donation} />
      {message && <q className="block break-words text-sm italic">{message}</q>}
    </>
  )
}

function Amount({ donation }: { donation: DonationDto }) {
  return (
    <span className="grid justify-items-end gap-1">
      <MoneyAmount {...donation} />
      <MoneyBadges {...donation} />
      <GivenFor {...donation} />
      <FeeLine {...donation} />
    </span>
  )
}

function GivenFor({ givenFor, campaignName, purposeName }: DonationDto) {
  const gifts = useCopy(dashboardGiftsContent)
  const nameOf = usePurposeName()
  const name = campaignName ?? purposeName
  if (!name) return null
  return (
    <span className="text-ink-soft text-sm">
      {gifts.donations.givenFor(nameOf(givenFor, name))}
    </span>
  )
}

function Method({ donation }: { donation: DonationDto }) {
  const methodName = useMethodName()
  const copy = useCopy(dashboardPaymentsContent)
  const gifts = useCopy(dashboardGiftsContent)
  const { paymentMethod, reference, isByHand, isImported, isFromAbroad, oldReceiptNumber } =
    donation
  return (
    <>
      {paymentMethod ? methodName(paymentMethod) : copy.methodFallback}{' '}
      {isFromAbroad && <Badge tone="waiting">{gifts.donations.fromAbroad}</Badge>}
      {reference && (
        <span className="block wrap-anywhere text-ink-soft text-sm">
          {gifts.donations.reference(reference)}
        </span>
      )}
      {oldReceiptNumber && (
        <span className="block wrap-anywhere text-ink-soft text-sm">
          {gifts.donations.oldReceipt(oldReceiptNumber)}
        </span>
      )}
      {isByHand && (
        <span className="block text-ink-soft text-sm">
          {isImported ? gifts.donations.imported : gifts.donations.byHand}
        </span>
      )}
    </>
  )
}
