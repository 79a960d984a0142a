import { useEffect, useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { translateMessage } from '@/content/validation'
import { CURRENCY } from '@/domain/donation'
import type { TransactionDto } from '@/domain/responses/transaction'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { HistoryButton } from '../activity-log/history-button'
import { ExportButton } from '../list/export-button'
import { ServerText } from '../server-text'
import { useCopy, useOfficeLocale } from '../use-copy'
import { FeeLine } from './fee-line'
import { leftRupees } from './left-rupees'
import { MoneyAmount } from './money-amount'
import { MoneyBadges } from './money-badges'
import { MoneyList } from './money-list'
import { RecordDialog } from './record-dialog'
import { type Refundable, RefundDialog } from './refund-dialog'
import { useMethodName } from './use-method-name'
import { moneyPaths } from './use-money-action'

/** An unknown status is shown as failed (spec section 3). */
const TONES: Record<TransactionDto['status'], BadgeTone> = {
  completed: 'good',
  pending: 'waiting',
  failed: 'bad',
  quarantined: 'waiting',
  ignored: 'plain',
}

type Opening = { dialog: 'refund' | 'record'; id: string }

/** All payment attempts, newest first. */
export function TransactionsSection() {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()
  const methodName = useMethodName()
  const [opening, setOpening] = useState<Opening | null>(null)
  const { columns, statuses } = copy.transactions
  return (
    <MoneyList
      path={moneyPaths.transactions}
      copy={copy.transactions}
      statuses={statuses}
      columns={[
        { heading: columns.attempt, cell: (transaction) => <Attempt transaction={transaction} /> },
        {
          heading: columns.payment,
          cell: ({ paymentId = null }) =>
            paymentId && (
              <span className="text-sm max-lg:break-all lg:whitespace-nowrap">{paymentId}</span>
            ),
        },
        {
          heading: columns.amount,
          isNumeric: true,
          cell: (transaction) => <Amount transaction={transaction} />,
        },
        { heading: columns.status, cell: (transaction) => <Status transaction={transaction} /> },
        {
          heading: columns.method,
          cell: ({ gateway, method }) =>
            `${gateway ? methodName(gateway) : copy.gatewayFallback}, ${method ? methodName(method) : copy.methodFallback}`,
        },
        {
          heading: columns.date,
          cell: ({ createdAt }) => (
            // The day stays in one line.
            <span className="block xl:min-w-40">
              {formatDateTime(createdAt, locale) || dashboard.list.noDate}
            </span>
          ),
        },
        {
          heading: columns.actions,
          isActions: true,
          cell: (transaction) => <Actions transaction={transaction} open={setOpening} />,
        },
      ]}
      actions={(query) => (
        <ExportButton
          path={moneyPaths.transactions}
          query={query}
          filename="transactions"
          columns={copy.transactions.exportColumns}
          format={{
            status: ({ status }) => statuses[status] ?? statuses.failed,
            failure: ({ failure }) => (failure ? translateMessage(failure, locale) : ''),
            gateway: ({ gateway }) => methodName(gateway),
            method: ({ method }) => methodName(method),
            testMode: ({ testMode }) => (testMode ? copy.transactions.test : ''),
          }}
        />
      )}
      dialogs={(transactions) =>
        opening && (
          <OpenDialog
            opening={opening}
            transactions={transactions}
            onClose={() => setOpening(null)}
          />
        )
      }
    />
  )
}

type RowProps = { transaction: TransactionDto }

/**
 * The name comes first: nobody knows the numbers by heart. The reason of a failure is here because it is
 * a sentence, too long for the status column.
 */
function Attempt({ transaction: { donorName, transactionId, reference, failure } }: RowProps) {
  const gifts = useCopy(dashboardGiftsContent)
  return (
    <>
      {donorName && <span className="block font-semibold">{donorName}</span>}
      <span className="block text-ink-soft text-sm max-lg:break-all lg:whitespace-nowrap">
        {transactionId}
      </span>
      {reference && (
        <span className="block wrap-anywhere text-sm">{gifts.donations.reference(reference)}</span>
      )}
      {failure && (
        <span className="mt-1 block wrap-anywhere text-sm">
          <ServerText>{failure}</ServerText>
        </span>
      )}
    </>
  )
}

function Amount({ transaction }: RowProps) {
  return (
    <span className="grid justify-items-end gap-1">
      <span className="whitespace-nowrap">
        <MoneyAmount {...transaction} />
      </span>
      <MoneyBadges {...transaction} />
      <FeeLine {...transaction} />
    </span>
  )
}

function Status({ transaction: { status, testMode, reasons } }: RowProps) {
  const copy = useCopy(dashboardPaymentsContent)
  const attention = useCopy(dashboardAttentionContent)
  const { statuses, test } = copy.transactions
  // A completed payment keeps its reasons, which the books must show.
  const shownReasons = status === 'quarantined' || status === 'completed' ? reasons : []
  return (
    <>
      <span className="flex flex-wrap gap-1 max-lg:justify-end">
        <Badge tone={TONES[status] ?? 'bad'}>{statuses[status] ?? statuses.failed}</Badge>
        {testMode && <Badge tone="plain">{test}</Badge>}
      </span>
      {shownReasons.length > 0 && (
        <span className="mt-1 block text-sm">
          {shownReasons.map((reason) => attention.kinds[reason].label).join(', ')}
        </span>
      )}
    </>
  )
}

type ActionsProps = RowProps & { open: (opening: Opening) => void }

function Actions({ transaction, open }: ActionsProps) {
  const copy = useCopy(dashboardPaymentsContent)
  const { id } = transaction
  const name = nameOf(transaction)
  return (
    <span className="flex flex-wrap gap-2 max-lg:justify-end">
      {isRecordable(transaction) && (
        <SmallButton
          aria-haspopup="dialog"
          aria-label={copy.transactions.recordOf(name)}
          onClick={() => open({ dialog: 'record', id })}
        >
          {copy.transactions.record}
        </SmallButton>
      )}
      {refundableOf(transaction) > 0 && !transaction.openRefund && (
        <SmallButton
          aria-haspopup="dialog"
          aria-label={copy.transactions.refundOf(name)}
          onClick={() => open({ dialog: 'refund', id })}
          tone="danger"
        >
          {copy.transactions.refund}
        </SmallButton>
      )}
      <HistoryButton subjectId={id} name={name} />
    </span>
  )
}

type OpenDialogProps = { opening: Opening; transactions: TransactionDto[]; onClose: () => void }

/**
 * Uses the transaction from the current list: somebody else may have changed it in the meantime.
 */
function OpenDialog({ opening: { dialog, id }, transactions, onClose }: OpenDialogProps) {
  const transaction = transactions.find((each) => each.id === id)
  const isGone = transaction === undefined
  // Otherwise the dialog would open by itself once another filter lists the transaction again.
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!transaction) return null
  return dialog === 'refund' ? (
    <RefundDialog refund={toRefundable(transaction)} onClose={onClose} />
  ) : (
    <RecordDialog
      payment={{ id, amount: formatMoney(transaction.amount, transaction.currency) }}
      onClose={onClose}
    />
  )
}

function toRefundable(transaction: TransactionDto): Refundable {
  const { id, refunded, currency, method, testMode } = transaction
  return {
    id,
    donor: nameOf(transaction),
    left: refundableOf(transaction),
    refunded,
    currency,
    method,
    isTest: testMode,
  }
}

function nameOf({ donorName, paymentId, transactionId }: TransactionDto): string {
  return donorName ?? paymentId ?? transactionId
}

/** Returns what the gateway can still refund of a payment, in major units. */
function refundableOf(transaction: TransactionDto): number {
  const { status, paymentId } = transaction
  const isPaid = status !== 'pending' && status !== 'failed'
  return isPaid && paymentId ? leftRupees(transaction) : 0
}

/**
 * Returns whether an ignored payment can still be recorded; pending ones are under 'Needs
 * attention'.
 */
function isRecordable(transaction: TransactionDto): boolean {
  const { status, reasons, currency, openRefund } = transaction
  const isOurs = status === 'ignored' && reasons.includes('unmatched') && currency === CURRENCY
  return isOurs && refundableOf(transaction) > 0 && !openRefund
}
