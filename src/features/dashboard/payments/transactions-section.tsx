'use client'

import { Badge, type BadgeTone } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import type { TransactionDto } from '@/domain/donation'
import { formatDateTime } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useDashboardAddress } from '../dashboard-address'
import { ExportButton } from '../list/export-button'
import { ListFrame } from '../list/list-frame'
import { SearchField } from '../list/search-field'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { DataTable } from './data-table'
import { MoneyFilters, useMoneyFilters } from './money-filters'

const PATH = '/api/admin/transactions'
const PAGE_SIZE = 50

/** Whatever is neither completed nor pending is shown as failed (spec section 3). */
const TONES: Record<TransactionDto['status'], BadgeTone> = {
  completed: 'good',
  pending: 'waiting',
  failed: 'bad',
  quarantined: 'waiting',
}

const copy = dashboardContent.payments

/** Each attempt to pay, newest first. */
export function TransactionsSection() {
  const { page, search, goToPage, goToSearch } = useDashboardAddress()
  const filters = useMoneyFilters()
  const list = useAdminList<TransactionDto>(PATH, { search, filters, page, pageSize: PAGE_SIZE })
  const { columns, statuses, test } = copy.transactions
  return (
    <>
      <TabHeading title={copy.transactions.title} count={list.data?.total}>
        <SearchField label={copy.transactions.search} search={search} goToSearch={goToSearch} />
        <ExportButton<TransactionDto>
          path={PATH}
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
            ]}
            rows={transactions.map((transaction) => ({
              id: transaction.id,
              cells: [
                transaction.transactionId,
                transaction.paymentId ?? '',
                formatRupees(transaction.amount),
                <span key="status" className="flex flex-wrap gap-1">
                  <Badge tone={TONES[transaction.status] ?? 'bad'}>
                    {statuses[transaction.status] ?? statuses.failed}
                  </Badge>
                  {transaction.testMode && <Badge tone="waiting">{test}</Badge>}
                </span>,
                `${transaction.gateway || copy.gatewayFallback}, ${transaction.method || copy.methodFallback}`,
                formatDateTime(transaction.createdAt) || dashboardContent.list.noDate,
              ],
            }))}
          />
        )}
      </ListFrame>
    </>
  )
}

function toRow(transaction: TransactionDto): (string | number)[] {
  return [
    transaction.transactionId,
    transaction.paymentId ?? '',
    transaction.amount,
    transaction.status,
    transaction.gateway,
    transaction.method,
    transaction.testMode ? copy.transactions.test : '',
    transaction.createdAt,
  ]
}
