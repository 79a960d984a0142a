import { useQuery } from '@tanstack/react-query'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import { financialYearOf } from '@/domain/financial-year'
import type { StatementDto } from '@/domain/responses/statement'
import { formatDate } from '@/lib/dates'
import { Certificates } from '../certificates/certificates'
import { useDashboardAddress } from '../dashboard-address'
import { REGISTRATION_ADDRESS } from '../home/addresses'
import { LoadingState } from '../list/loading-state'
import { TabHeading } from '../list/tab-heading'
import { moneyPaths } from '../payments/use-money-action'
import { adminQuery } from '../session/admin-query'
import { useCopy, useOfficeLocale } from '../use-copy'
import { DayBook } from './day-book'
import { ReceiptRegister } from './receipt-register'
import { StatementCheck } from './statement-check'
import { StatementFiles } from './statement-files'
import { StatementFindings, toFindingKind } from './statement-findings'
import { StatementTotals } from './statement-totals'
import { YearFilter } from './year-filter'

/**
 * The donation statement of a financial year: checks, totals, files, day book and receipt register.
 */
export function StatementSection() {
  const copy = useCopy(dashboardStatementContent)
  const { param, go } = useDashboardAddress()
  const year = toYear(param('year'))
  const kind = toFindingKind(param('kind'))
  const found = useQuery({
    ...adminQuery(`${moneyPaths.statements}/${year}`),
    queryKey: [moneyPaths.statements, year],
  })
  if (kind) return <StatementFindings key={`${year} ${kind}`} year={year} kind={kind} />
  return (
    <>
      <TabHeading title={copy.title} lead={copy.lead}>
        <YearFilter
          label={copy.year}
          years={found.data?.years ?? [year]}
          chosen={year}
          onChoose={(chosen) => go({ year: String(chosen), page: null })}
        />
      </TabHeading>
      <div className="mb-6 empty:hidden">
        <LoadingState query={found} title={copy.failed} />
      </div>
      {found.data && <Statement key={year} statement={found.data} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DayBook key={`days of ${year}`} year={year} />
        <ReceiptRegister
          key={`receipts of ${year}`}
          openedYear={year}
          years={found.data?.registerYears ?? [year]}
        />
      </div>
    </>
  )
}

function Statement({ statement }: { statement: StatementDto }) {
  const copy = useCopy(dashboardStatementContent)
  const locale = useOfficeLocale()
  const { form, certificate, act, dueOn, isTemplateConfirmed, urn, urnIssuedOn } = statement
  return (
    <>
      <section className="mb-6 grid gap-2 rounded-card border border-line bg-card p-5">
        <p className="font-semibold">{copy.about(form, formatDate(dueOn, locale), certificate)}</p>
        <p className="text-ink-soft text-sm">{copy.act(act)}</p>
        <div className="grid items-start gap-3 lg:grid-cols-2">
          <p className="max-w-prose rounded-2xl bg-marigold-tint px-4 py-3 text-[0.9375rem]">
            {isTemplateConfirmed ? copy.compare : copy.compareAll(form)}
          </p>
          {!(urn && urnIssuedOn) && (
            <p className="max-w-prose rounded-2xl border-2 border-marigold px-4 py-3 text-[0.9375rem]">
              {copy.noApproval}{' '}
              <a href={REGISTRATION_ADDRESS} className="font-semibold underline">
                {copy.settings}
              </a>
            </p>
          )}
        </div>
      </section>
      <div className="mb-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <StatementCheck statement={statement} />
        <StatementTotals statement={statement} />
      </div>
      <StatementFiles statement={statement} />
      <Certificates year={statement.year} form={certificate} />
    </>
  )
}

/** Parses the year in the URL; defaults to the last completed financial year. */
function toYear(value: string | null): number {
  return value && /^20\d\d$/.test(value) ? Number(value) : financialYearOf(new Date()) - 1
}
