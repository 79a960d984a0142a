import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { CopyButton } from '@/components/ui/copy-button'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import { toastsContent } from '@/content/toasts'
import type {
  SettlementDetailDto,
  SettlementDto,
  SettlementRowDto,
} from '@/domain/responses/settlement'
import { formatDate, indianDayOf } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useDashboardAddress } from '../dashboard-address'
import { DataTable } from '../list/data-table'
import { EmptyNote } from '../list/empty-note'
import { LoadingState } from '../list/loading-state'
import { Rupees } from '../payments/money-amount'
import { moneyPaths } from '../payments/use-money-action'
import { adminQuery } from '../session/admin-query'
import { useCopy, useOfficeLocale } from '../use-copy'
import { usePageTitle } from '../use-page-title'
import { SettlementCheck, SettlementStatus } from './settlement-badges'
import { SettlementExport, settlementMethod } from './settlement-export'
import { SettlementSum } from './settlement-sum'

/** Rows shown at first, and added by each click on the button. */
const ROWS_AT_A_TIME = 100

/**
 * A settlement: from gross to net, the bank reference, and each gift and deduction.
 * @param props.takesFocus whether the heading takes the focus from the button that led here.
 */
export function SettlementDetail({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const copy = useCopy(dashboardSettlementsContent).detail
  const { go } = useDashboardAddress()
  const found = useQuery({
    ...adminQuery(`${moneyPaths.settlements}/${encodeURIComponent(id)}`),
    queryKey: [moneyPaths.settlements, id],
  })
  return (
    <>
      <SmallButton onClick={() => go({ settlement: null })} className="mb-4">
        <span aria-hidden="true">←</span> {copy.back}
      </SmallButton>
      <LoadingState query={found} title={copy.failed} />
      {found.data && <Opened key={id} detail={found.data} takesFocus={takesFocus} />}
    </>
  )
}

type OpenedProps = { detail: SettlementDetailDto; takesFocus: boolean }

function Opened({ detail: { settlement, rows }, takesFocus }: OpenedProps) {
  const { detail: copy, sum } = useCopy(dashboardSettlementsContent)
  const locale = useOfficeLocale()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const title = copy.title(formatDate(settlement.settledAt, locale))
  usePageTitle(title)

  const { status } = settlement
  const netLabels = { processed: sum.net, created: sum.netUnderWay, failed: sum.netFailed }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-heading text-neem-deep">
            {title}
          </h2>
          <div className="flex flex-wrap gap-1">
            <SettlementStatus settlement={settlement} />
            <SettlementCheck settlement={settlement} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {status !== 'failed' && (
            <SettlementExport
              query={{ search: settlement.settlementId }}
              filename={`settlement-${indianDayOf(new Date(settlement.settledAt))}`}
            />
          )}
        </div>
      </div>
      <div className="mb-8 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <section className="rounded-card border border-line bg-card p-5">
          <SettlementSum sum={settlement} netLabel={netLabels[status]} />
        </section>
        <section className="grid gap-4 rounded-card border border-line bg-card p-5">
          <References settlement={settlement} />
          <Explanation settlement={settlement} />
        </section>
      </div>
      <h3 className="mb-3 font-semibold font-text text-lg">{copy.rowsTitle}</h3>
      {rows.length > 0 ? <Rows rows={rows} /> : <EmptyNote>{copy.noRows}</EmptyNote>}
    </>
  )
}

function References({ settlement }: { settlement: SettlementDto }) {
  const { utr, settlementId, payoutFee } = settlement
  const { detail: copy, noReference } = useCopy(dashboardSettlementsContent)
  const { copied, copyFailed } = useCopy(toastsContent)
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-ink-soft text-sm">{copy.reference}</dt>
        <dd className="flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold">
          <span className="wrap-anywhere">{utr ?? noReference}</span>
          {utr && (
            <CopyButton
              text={utr}
              label={copy.copy}
              ariaLabel={copy.copyReference}
              copied={copied}
              failed={copyFailed}
            />
          )}
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft text-sm">{copy.number}</dt>
        <dd className="wrap-anywhere">{settlementId}</dd>
      </div>
      {payoutFee !== undefined && (
        <div>
          <dt className="text-ink-soft text-sm">{copy.payoutFee}</dt>
          <dd>{formatRupees(payoutFee)}</dd>
        </div>
      )}
    </dl>
  )
}

function Explanation({ settlement }: { settlement: SettlementDto }) {
  const copy = useCopy(dashboardSettlementsContent).detail
  const { status, rows, difference } = settlement
  const { ties, differs, failed } = copy.explained
  if (status === 'failed') return <p>{failed}</p>
  if (rows === 0) return null
  return <p>{difference === 0 ? ties : differs(formatRupees(difference))}</p>
}

function Rows({ rows }: { rows: SettlementRowDto[] }) {
  const { detail: copy, methods } = useCopy(dashboardSettlementsContent)
  const [shown, setShown] = useState(ROWS_AT_A_TIME)
  const left = rows.length - shown
  const { columns } = copy
  return (
    <>
      <DataTable
        caption={copy.rowsCaption}
        columns={[
          { heading: columns.what, cell: (row) => <Origin row={row} /> },
          {
            heading: columns.payment,
            cell: ({ paymentId, entityId }) => (
              <span className="text-sm max-lg:break-all lg:whitespace-nowrap">
                {paymentId ?? entityId}
              </span>
            ),
          },
          {
            heading: columns.gross,
            isNumeric: true,
            cell: ({ gross }) => <Rupees amount={gross} />,
          },
          {
            heading: columns.fee,
            isNumeric: true,
            cell: ({ fee }) => (fee === 0 ? null : <Rupees amount={fee} />),
          },
          {
            heading: columns.net,
            isNumeric: true,
            cell: ({ net }) => (
              <span className="font-semibold">
                <Rupees amount={net} />
              </span>
            ),
          },
          { heading: columns.method, cell: (row) => settlementMethod(row, methods) },
          {
            heading: columns.actions,
            isActions: true,
            cell: (row) =>
              row.transactionId && row.paymentId ? (
                <TransactionButton row={row} paymentId={row.paymentId} />
              ) : null,
          },
        ]}
        rows={rows.slice(0, shown)}
      />
      {left > 0 && (
        <p className="mt-4 text-center">
          <SmallButton onClick={() => setShown(shown + ROWS_AT_A_TIME)}>
            {copy.more(Math.min(left, ROWS_AT_A_TIME))}
          </SmallButton>
        </p>
      )}
    </>
  )
}

/** The donor of a gift or refund, or the reason of a correction. */
function Origin({ row }: { row: SettlementRowDto }) {
  const copy = useCopy(dashboardSettlementsContent).detail
  const { type, donorName, transactionId, description, disputeId } = row
  const isOfDonor = type === 'payment' || type === 'refund'
  const detail = [description, disputeId && copy.dispute(disputeId)].filter(Boolean).join(' · ')
  return (
    <span className="grid justify-items-start gap-1">
      {donorName ? (
        <span className="wrap-anywhere font-semibold">{donorName}</span>
      ) : (
        isOfDonor && (
          <span className="text-ink-soft">
            {transactionId ? copy.donorUnknown : copy.notOfThisSite}
          </span>
        )
      )}
      {type !== 'payment' && <Badge tone="plain">{copy.types[type]}</Badge>}
      {detail && <span className="wrap-anywhere text-ink-soft text-sm">{detail}</span>}
    </span>
  )
}

type TransactionButtonProps = { row: SettlementRowDto; paymentId: string }

function TransactionButton({ row, paymentId }: TransactionButtonProps) {
  const copy = useCopy(dashboardSettlementsContent).detail
  const { go } = useDashboardAddress()
  return (
    <SmallButton
      aria-label={copy.showTransactionOf(row.donorName ?? paymentId)}
      onClick={() =>
        go({
          section: 'transactions',
          settlement: null,
          search: paymentId,
          page: null,
          from: null,
          to: null,
          status: null,
        })
      }
    >
      {copy.showTransaction}
    </SmallButton>
  )
}
