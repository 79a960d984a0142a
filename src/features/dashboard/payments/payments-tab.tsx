import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { AttentionList } from '../attention/attention-list'
import { countWithoutSpam, useAttentionCounts } from '../attention/use-attention'
import { useDashboardAddress } from '../dashboard-address'
import { DonorsSection } from '../donors/donors-section'
import { SectionNav } from '../list/section-nav'
import { useKeptFocus } from '../list/use-kept-focus'
import { PaymentSettings } from '../payment-settings/payment-settings'
import { SettlementsSection } from '../settlements/settlements-section'
import { StatementSection } from '../statement/statement-section'
import { useCopy } from '../use-copy'
import { DonationSummary } from './donation-summary'
import { DonationsSection } from './donations-section'
import { MandatesSection } from './mandates-section'
import { PledgesSection } from './pledges-section'
import type { PosterSource } from './poster-dialog'
import { TransactionsSection } from './transactions-section'

const SECTIONS = [
  'overview',
  'donations',
  'donors',
  'monthly-gifts',
  'pledges',
  'transactions',
  'settlements',
  'statement',
] as const

/** The overview (what needs attention, totals, settings) and the lists, each in its own section. */
export function PaymentsTab({ poster }: { poster: PosterSource }) {
  const copy = useCopy(dashboardPaymentsContent)
  const { param, goToSection } = useDashboardAddress()
  const donors = useCopy(dashboardDonorsContent)
  const section = SECTIONS.find((id) => id === param('section')) ?? 'overview'
  const counts = useAttentionCounts().data
  // A button that leads to another list is gone with its own.
  const keptFocus = useKeptFocus<HTMLDivElement>()
  const waiting = counts ? countWithoutSpam(counts) : 0
  return (
    <>
      <SectionNav
        label={copy.sections.label}
        sections={SECTIONS.map((id) => ({
          id,
          label: (
            <>
              {id === 'donors' ? donors.section : copy.sections[id]}
              {id === 'overview' && waiting > 0 && (
                <span className="ml-2 inline-block rounded-full bg-marigold px-2 py-0.5 font-semibold text-ink text-sm">
                  {waiting} <span className="max-sm:sr-only">{copy.sections.waiting(waiting)}</span>
                </span>
              )}
            </>
          ),
        }))}
        shown={section}
        onShow={(id) => goToSection(id === 'overview' ? null : id)}
      />
      <div {...keptFocus} className="shadow-none outline-none">
        {section === 'overview' && (
          <>
            <AttentionList />
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
              <DonationSummary />
              <PaymentSettings siteUrl={poster.siteUrl} />
            </div>
          </>
        )}
        {section === 'donations' && <DonationsSection poster={poster} />}
        {section === 'donors' && <DonorsSection />}
        {section === 'monthly-gifts' && <MandatesSection />}
        {section === 'pledges' && <PledgesSection />}
        {section === 'transactions' && <TransactionsSection />}
        {section === 'settlements' && <SettlementsSection />}
        {section === 'statement' && <StatementSection />}
      </div>
    </>
  )
}
