'use client'

import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import type { DonationDto } from '@/domain/donation'
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

const PATH = '/api/admin/donations'
const PAGE_SIZE = 50

const copy = dashboardContent.payments

/** The donations that came in, newest first. */
export function DonationsSection() {
  const { page, search, goToPage, goToSearch } = useDashboardAddress()
  const { from, to } = useMoneyFilters()
  const filters = { from, to }
  const list = useAdminList<DonationDto>(PATH, { search, filters, page, pageSize: PAGE_SIZE })
  const { columns } = copy.donations
  return (
    <>
      <TabHeading title={copy.donations.title} count={list.data?.total}>
        <SearchField label={copy.donations.search} search={search} goToSearch={goToSearch} />
        <ExportButton<DonationDto>
          path={PATH}
          query={{ search, ...filters }}
          filename="donations"
          columns={copy.donations.exportColumns}
          toRow={toRow}
        />
      </TabHeading>
      <MoneyFilters />
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== '' || Object.values(filters).some(Boolean)}
        empty={copy.donations.empty}
      >
        {(donations) => (
          <DataTable
            caption={copy.donations.caption}
            columns={[columns.donor, columns.amount, columns.method, columns.shown, columns.date]}
            rows={donations.map((donation) => ({
              id: donation.id,
              cells: [
                <Donor key="donor" donation={donation} />,
                formatRupees(donation.amount),
                donation.paymentMethod || copy.methodFallback,
                <Badge key="shown" tone={donation.isAnonymous ? 'plain' : 'good'}>
                  {donation.isAnonymous ? copy.anonymous : copy.public}
                </Badge>,
                formatDateTime(donation.createdAt) || dashboardContent.list.noDate,
              ],
            }))}
          />
        )}
      </ListFrame>
    </>
  )
}

function Donor({ donation }: { donation: DonationDto }) {
  const { donorName, email, phone, address, panNumber, message } = donation
  const contact = [email, phone, address, panNumber && copy.donations.pan(panNumber)]
  return (
    <>
      <span className="font-semibold">{donorName}</span>
      <span className="block break-words text-ink-soft text-sm">
        {contact.filter(Boolean).join(' · ')}
      </span>
      {message && <q className="block break-words text-sm italic">{message}</q>}
    </>
  )
}

function toRow(donation: DonationDto): (string | number)[] {
  return [
    donation.donorName,
    donation.email ?? '',
    donation.phone ?? '',
    donation.address ?? '',
    donation.panNumber ?? '',
    donation.amount,
    donation.paymentMethod,
    donation.isAnonymous ? copy.anonymous : copy.public,
    donation.message ?? '',
    donation.createdAt,
  ]
}
