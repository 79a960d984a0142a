'use client'

import { useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import type { TransactionDto } from '@/domain/donation'
import { formatDateTime } from '@/lib/dates'
import { fromPaise, toPaise } from '@/lib/money'
import { HistoryButton } from '../activity-log/history-button'
import { useDashboardAddress } from '../dashboard-address'
import { ExportButton } from '../list/export-button'
import { ListFrame } from '../list/list-frame'
import { SearchField } from '../list/search-field'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { DataTable } from './data-table'
import { MoneyAmount } from './money-amount'
import { MoneyFilters, useMoneyFilters } from './money-filters'
import { type Refundable, RefundDialog } from './refund-dialog'
import { RefundedBadge } from './refunded-badge'
import { moneyPaths } from './use-money-action'

const PAGE_SIZE = 50

/** Whatever is neither completed nor pending is shown as failed (spec section 3). */
const TONES: Record<TransactionDto['status'], BadgeTone> = {
  completed: 'good',
  pending: 'waiting',
  failed: 'bad',
  quarantined: 'waiting',
  ignored: 'plain',
}

const copy = dashboardContent.payments

/** Each attempt to pay, newest first. */
export function TransactionsSection() {
  const { page, search, goToPage, goToSearch } = useDashboardAddress()
  const filters = useMoneyFilters()
  const list = useAdminList<TransactionDto>(moneyPaths.transactions, {
    search,
    filters,
    page,
    pageSize: PAGE_SIZE,
  })
  const [refund, setRefund] = useState<Refundable | null>(null)
  const { columns, statuses } = copy.transactions
  return (
    <>
      <TabHeading title={copy.transactions.title} count={list.data?.total}>
        <SearchField label={copy.transactions.search} search={search} goToSearch={goToSearch} />
        <ExportButton<TransactionDto>
          path={moneyPaths.transactions}
          query={{ search, ...filters }}
          filename="transactions"
          columns={copy.transactions.exportColumns}
          toRow={toRow}
        />
      </TabHeading>
      <MoneyFilters statuses={statuses} />
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== '' || Object.values(filters).some(Boolean)}
        empty={copy.transactions.empty}
      >
        {(transactions) => (
          <DataTable
            caption={copy.transactions.caption}
            columns={[
              columns.id,
              columns.payment,
              columns.amount,
              columns.status,
              columns.method,
              columns.date,
              columns.actions,
            ]}
            rows={transactions.map((transaction) => ({
              id: transaction.id,
              cells: [
                <Attempt key="attempt" transaction={transaction} />,
                transaction.paymentId ? (
                  <span key="payment" className="text-sm max-lg:break-all lg:whitespace-nowrap">
                    {transaction.paymentId}
                  </span>
                ) : null,
                <Amount key="amount" transaction={transaction} />,
                <Status key="status" transaction={transaction} />,
                `${transaction.gateway || copy.gatewayFallback}, ${transaction.method || copy.methodFallback}`,
                formatDateTime(transaction.createdAt) || dashboardContent.list.noDate,
                <Actions key="actions" transaction={transaction} openRefund={setRefund} />,
              ],
            }))}
          />
        )}
      </ListFrame>
      {refund && <RefundDialog refund={refund} onClose={() => setRefund(null)} />}
    </>
  )
}

type RowProps = { transaction: TransactionDto }

/** Whose it is stands before the numbers, which nobody knows by heart. */
function Attempt({ transaction: { donorName, transactionId, reference } }: RowProps) {
  return (
    <>
      {donorName && <span className="block font-semibold">{donorName}</span>}
      <span className="block text-ink-soft text-sm max-lg:break-all lg:whitespace-nowrap">
        {transactionId}
      </span>
      {reference && (
        <span className="block wrap-anywhere text-sm">{copy.donations.reference(reference)}</span>
      )}
    </>
  )
}

function Amount({ transaction: { amount, refunded } }: RowProps) {
  return (
    <span className="grid justify-items-end gap-1 whitespace-nowrap lg:justify-items-start">
      <MoneyAmount {...{ amount, refunded }} />
      <RefundedBadge {...{ amount, refunded }} />
    </span>
  )
}

function Status({ transaction: { status, testMode, attention, failure } }: RowProps) {
  const { statuses, test } = copy.transactions
  return (
    <>
      <span className="flex flex-wrap gap-1 max-lg:justify-end">
        <Badge tone={TONES[status] ?? 'bad'}>{statuses[status] ?? statuses.failed}</Badge>
        {testMode && <Badge tone="plain">{test}</Badge>}
      </span>
      {status === 'quarantined' && attention && (
        <span className="mt-1 block text-sm">{copy.attention.kinds[attention].label}</span>
      )}
      {failure && <span className="mt-1 block text-ink-soft text-sm">{failure}</span>}
    </>
  )
}

type RefundButtonProps = RowProps & { openRefund: (refund: Refundable) => void }

/** What the gateway can still give back of a payment. */
function leftPaise({ status, paymentId, amount, refunded }: TransactionDto): number {
  const isPaid = status === 'completed' || status === 'quarantined'
  return isPaid && paymentId ? toPaise(amount) - toPaise(refunded) : 0
}

function Actions({ transaction, openRefund }: RefundButtonProps) {
  const { id, donorName, transactionId } = transaction
  return (
    <span className="flex flex-wrap gap-2 max-lg:justify-end">
      {leftPaise(transaction) > 0 && <RefundButton {...{ transaction, openRefund }} />}
      <HistoryButton subjectId={id} name={donorName ?? transactionId} />
    </span>
  )
}

function RefundButton({ transaction, openRefund }: RefundButtonProps) {
  const { id, donorName, transactionId, method, testMode } = transaction
  const left = fromPaise(leftPaise(transaction))
  const donor = donorName ?? transactionId
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={copy.transactions.refundOf(donor)}
      onClick={() => openRefund({ id, donor, left, method, isTest: testMode })}
      className={smallButtonClass('danger')}
    >
      {copy.transactions.refund}
    </button>
  )
}

function toRow(transaction: TransactionDto): (string | number)[] {
  return [
    transaction.transactionId,
    transaction.paymentId ?? '',
    transaction.donorName ?? '',
    transaction.reference ?? '',
    transaction.amount,
    transaction.refunded,
    transaction.status,
    transaction.failure ?? '',
    transaction.gateway,
    transaction.method,
    transaction.testMode ? copy.transactions.test : '',
    transaction.createdAt,
  ]
}
