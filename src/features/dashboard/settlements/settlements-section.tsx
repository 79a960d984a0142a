import { useEffect, useRef, useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import type { SettlementDto } from '@/domain/responses/settlement'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useDashboardAddress } from '../dashboard-address'
import { Rupees } from '../payments/money-amount'
import { MoneyList } from '../payments/money-list'
import { moneyPaths } from '../payments/use-money-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { SettlementCheck, SettlementStatus } from './settlement-badges'
import { SettlementDetail } from './settlement-detail'
import { SettlementExport } from './settlement-export'

/** The list of settlements, or the one named in the URL. */
export function SettlementsSection() {
  const { param } = useDashboardAddress()
  const openId = param('settlement')
  // Set if it was opened from the list, not by URL: the focus moves into it, and back to its button
  // later.
  const [lastId, setLastId] = useState<string | null>(null)
  if (openId) return <SettlementDetail id={openId} takesFocus={openId === lastId} />
  return <SettlementList lastId={lastId} onOpen={setLastId} />
}

type SettlementListProps = { lastId: string | null; onOpen: (id: string) => void }

function SettlementList({ lastId, onOpen }: SettlementListProps) {
  const copy = useCopy(dashboardSettlementsContent)
  const { columns } = copy
  return (
    <MoneyList
      path={moneyPaths.settlements}
      copy={copy}
      columns={[
        { heading: columns.paidOut, cell: (settlement) => <PaidOut settlement={settlement} /> },
        { heading: columns.reference, cell: (settlement) => <Reference settlement={settlement} /> },
        { heading: columns.gross, isNumeric: true, cell: ({ gross }) => <Rupees amount={gross} /> },
        {
          heading: columns.fee,
          isNumeric: true,
          cell: (settlement) => <Fee settlement={settlement} />,
        },
        {
          heading: columns.takenOff,
          isNumeric: true,
          cell: (settlement) =>
            hasTakenOff(settlement) ? <TakenOff settlement={settlement} /> : null,
        },
        {
          heading: columns.net,
          isNumeric: true,
          cell: ({ net }) => (
            <span className="font-semibold text-neem-deep">
              <Rupees amount={net} />
            </span>
          ),
        },
        {
          heading: columns.check,
          cell: (settlement) => <SettlementCheck settlement={settlement} />,
        },
        {
          heading: columns.actions,
          isActions: true,
          cell: (settlement) => (
            <OpenButton
              settlement={settlement}
              hasFocus={settlement.id === lastId}
              onOpen={onOpen}
            />
          ),
        },
      ]}
      actions={(query) => <SettlementExport query={query} filename="settlements" />}
    />
  )
}

type RowProps = { settlement: SettlementDto }

function PaidOut({ settlement: { settledAt, gifts } }: RowProps) {
  const copy = useCopy(dashboardSettlementsContent)
  const locale = useOfficeLocale()
  return (
    <>
      <span className="block font-semibold">{formatDate(settledAt, locale)}</span>
      <span className="text-ink-soft text-sm">{copy.gifts(gifts)}</span>
    </>
  )
}

function Reference({ settlement }: RowProps) {
  const copy = useCopy(dashboardSettlementsContent)
  return (
    <>
      <span className="mb-1 block wrap-anywhere">
        {settlement.utr ?? <span className="text-ink-soft">{copy.noReference}</span>}
      </span>
      <SettlementStatus settlement={settlement} />
    </>
  )
}

function Fee({ settlement: { fee, tax } }: RowProps) {
  const copy = useCopy(dashboardSettlementsContent)
  return (
    <>
      <Rupees amount={fee} />
      {tax !== 0 && (
        <span className="block text-ink-soft text-sm">{copy.tax(formatRupees(tax))}</span>
      )}
    </>
  )
}

function hasTakenOff({ refunds, adjustments }: SettlementDto): boolean {
  return refunds !== 0 || adjustments !== 0
}

function TakenOff({ settlement: { refunds, adjustments } }: RowProps) {
  const copy = useCopy(dashboardSettlementsContent)
  return (
    <span className="grid text-sm">
      {refunds !== 0 && <span>{copy.refunds(formatRupees(-refunds))}</span>}
      {adjustments !== 0 && <span>{copy.adjustments(formatRupees(adjustments))}</span>}
    </span>
  )
}

type OpenButtonProps = RowProps & { hasFocus: boolean; onOpen: (id: string) => void }

function OpenButton({ settlement, hasFocus, onOpen }: OpenButtonProps) {
  const copy = useCopy(dashboardSettlementsContent)
  const locale = useOfficeLocale()
  const { go } = useDashboardAddress()
  const button = useRef<HTMLButtonElement>(null)
  const { id, settledAt, net } = settlement

  useEffect(() => {
    if (hasFocus) button.current?.focus()
  }, [hasFocus])

  return (
    <SmallButton
      ref={button}
      aria-label={copy.openOf(formatDate(settledAt, locale), formatRupees(net))}
      onClick={() => {
        onOpen(id)
        go({ settlement: id })
      }}
      className="whitespace-nowrap"
    >
      {copy.open}
    </SmallButton>
  )
}
