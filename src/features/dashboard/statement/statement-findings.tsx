import { useEffect, useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import { formatFinancialYear } from '@/domain/financial-year'
import type { FindingDto } from '@/domain/responses/statement'
import { findingKinds } from '@/domain/statement'
import { formatRupees } from '@/lib/money'
import { useDashboardAddress } from '../dashboard-address'
import { DataTable } from '../list/data-table'
import { ListFrame } from '../list/list-frame'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { CorrectionDialog } from '../payments/correction-dialog'
import { donationMoment } from '../payments/donation-day'
import { leftRupees } from '../payments/left-rupees'
import { MoneyAmount } from '../payments/money-amount'
import { useMethodName } from '../payments/use-method-name'
import { moneyPaths } from '../payments/use-money-action'
import { useCopy, useOfficeLocale } from '../use-copy'

const PAGE_SIZE = 50

/** Parses the kind of finding in the URL; null if it is missing or unknown. */
export function toFindingKind(value: string | null): FindingDto['kind'] | null {
  return findingKinds.find((kind) => kind === value) ?? null
}

type StatementFindingsProps = { year: number; kind: FindingDto['kind'] }

/** The gifts of a year with one kind of finding, to be corrected in place. */
export function StatementFindings({ year, kind }: StatementFindingsProps) {
  const { check: copy, kinds } = useCopy(dashboardStatementContent)
  const locale = useOfficeLocale()
  const { page, go, goToPage } = useDashboardAddress()
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useAdminList(moneyPaths.findings, {
    filters: { year: String(year), kind },
    page,
    pageSize: PAGE_SIZE,
    isAlwaysFresh: true,
  })
  const open = list.data?.items.find(({ id }) => id === openId)
  const isGone = openId !== null && list.data !== undefined && !open
  // Otherwise the form would open by itself once another page lists the gift again.
  useEffect(() => {
    if (isGone) setOpenId(null)
  }, [isGone])
  const { columns } = copy
  return (
    <>
      <SmallButton onClick={() => go({ kind: null, page: null })} className="mb-4">
        <span aria-hidden="true">←</span> {copy.back}
      </SmallButton>
      <TabHeading
        title={`${kinds[kind].label}, ${formatFinancialYear(year)}`}
        count={list.data?.total}
        lead={kinds[kind].text}
      />
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        empty={copy.empty}
      >
        {(items) => (
          <DataTable
            caption={copy.caption}
            rows={items}
            columns={[
              { heading: columns.donor, cell: (finding) => <Donor finding={finding} /> },
              { heading: columns.pan, cell: ({ gift }) => gift.panNumber ?? copy.noPan },
              { heading: columns.address, cell: ({ gift }) => gift.address || copy.noAddress },
              {
                heading: columns.amount,
                isNumeric: true,
                cell: ({ gift }) => <MoneyAmount {...gift} />,
              },
              { heading: columns.day, cell: ({ gift }) => donationMoment(gift, locale) },
              { heading: columns.receipt, cell: ({ gift }) => gift.receipt?.number ?? null },
              {
                heading: columns.actions,
                isActions: true,
                cell: ({ id, gift }) =>
                  leftRupees(gift) > 0 ? (
                    <SmallButton
                      aria-haspopup="dialog"
                      aria-label={copy.correctOf(gift.donorName, formatRupees(gift.amount))}
                      onClick={() => setOpenId(id)}
                    >
                      {copy.correct}
                    </SmallButton>
                  ) : null,
              },
            ]}
          />
        )}
      </ListFrame>
      {open && <CorrectionDialog donation={open.gift} onClose={() => setOpenId(null)} />}
    </>
  )
}

function Donor({ finding: { gift, names } }: { finding: FindingDto }) {
  const copy = useCopy(dashboardStatementContent).check
  const methodName = useMethodName()
  return (
    <>
      <span className="font-semibold">{gift.donorName}</span>
      <span className="block text-ink-soft text-sm">{methodName(gift.paymentMethod)}</span>
      {names && names.length > 0 && (
        <span className="block break-words text-ink-soft text-sm">
          {copy.names(names.join(', '))}
        </span>
      )}
    </>
  )
}
