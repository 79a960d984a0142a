import { useQuery } from '@tanstack/react-query'
import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import { RECENT_DONATIONS_COUNT } from '@/domain/donation'
import type { DonationDto, DonationStatsDto } from '@/domain/responses/donation'
import type { SettlementTotalsDto } from '@/domain/responses/settlement'
import { formatRupees } from '@/lib/money'
import { EmptyNote } from '../list/empty-note'
import { LoadingState } from '../list/loading-state'
import { useAdminList } from '../list/use-admin-list'
import { adminQuery } from '../session/admin-query'
import { SettlementSum } from '../settlements/settlement-sum'
import { useCopy, useOfficeLocale } from '../use-copy'
import { donationDay } from './donation-day'
import { FeeLine } from './fee-line'
import { MoneyAmount } from './money-amount'
import { MoneyBadges } from './money-badges'
import { moneyPaths } from './use-money-action'
import { usePurposeName } from './use-purposes'

/** Totals and the last ten donations (spec section 2). */
export function DonationSummary() {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardPaymentsContent)
  const stats = useQuery(adminQuery(moneyPaths.statistics))
  const recent = useAdminList(moneyPaths.donations, {
    page: 1,
    pageSize: RECENT_DONATIONS_COUNT,
  })
  return (
    <div className="grid grid-cols-1 gap-6 lg:order-last">
      <section aria-labelledby="statistics-heading">
        <h2 id="statistics-heading" className="mb-4 text-heading text-neem-deep">
          {copy.statistics.title}
        </h2>
        <LoadingState query={stats} title={copy.statistics.failed} />
        {stats.data && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
            <Figure
              label={copy.statistics.totalRaised}
              value={formatRupees(stats.data.totalRaised)}
            />
            <Figure
              label={copy.statistics.totalDonations}
              value={stats.data.totalDonations.toLocaleString('en-IN')}
            />
          </dl>
        )}
        {stats.data?.purposes && <ByPurpose purposes={stats.data.purposes} />}
        {stats.data?.paidOut && <PaidOut sum={stats.data.paidOut} />}
      </section>
      <section aria-labelledby="recent-heading">
        <h2 id="recent-heading" className="mb-4 text-heading text-neem-deep">
          {copy.recent.title}
        </h2>
        <LoadingState query={recent} title={dashboard.list.failed} />
        {recent.data && <RecentDonations donations={recent.data.items} />}
      </section>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere font-heading text-heading text-neem-deep">{value}</dd>
    </div>
  )
}

/** The total by purpose, once something was given for one. */
function ByPurpose({ purposes }: { purposes: NonNullable<DonationStatsDto['purposes']> }) {
  const copy = useCopy(dashboardPaymentsContent)
  const nameOf = usePurposeName()
  return (
    <div className="mt-3 rounded-card border border-line bg-card p-4">
      <h3 className="font-semibold font-text">{copy.statistics.byPurpose}</h3>
      <dl className="mt-2 grid gap-1 text-[0.9375rem]">
        {purposes.map(({ key, name = copy.anywhere, amount }) => (
          <div key={key ?? ''} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">{nameOf(key, name)}</dt>
            <dd className="font-semibold text-neem-deep">{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Gross, fee and net of all settlements. */
function PaidOut({ sum }: { sum: SettlementTotalsDto }) {
  const { title, lead } = useCopy(dashboardSettlementsContent).totals
  return (
    <div className="mt-3 rounded-card border border-line bg-card p-4">
      <h3 className="font-semibold font-text">{title}</h3>
      <p className="mb-3 text-ink-soft text-sm">{lead}</p>
      <SettlementSum sum={sum} />
    </div>
  )
}

function RecentDonations({ donations }: { donations: DonationDto[] }) {
  const copy = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()
  if (donations.length === 0) {
    return <EmptyNote>{copy.recent.none}</EmptyNote>
  }
  return (
    <ul className="grid gap-3">
      {donations.map((donation) => (
        <li key={donation.id} className="rounded-2xl border border-line bg-card p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <p className="wrap-anywhere min-w-0 flex-1 basis-40 font-semibold">
              {donation.donorName}
            </p>
            <p className="font-semibold text-neem-deep">
              <MoneyAmount {...donation} />
            </p>
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
            {donationDay(donation, locale)}
            <MoneyBadges {...donation} />
            {donation.isAnonymous && <Badge tone="plain">{copy.anonymous}</Badge>}
          </p>
          <FeeLine {...donation} />
          {donation.message && (
            <q className="mt-2 block wrap-anywhere text-[0.9375rem] italic">{donation.message}</q>
          )}
        </li>
      ))}
    </ul>
  )
}
