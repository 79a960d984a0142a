import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import type { DonorDto } from '@/domain/responses/donor'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useDashboardAddress } from '../dashboard-address'
import { DataTable } from '../list/data-table'
import { ExportButton } from '../list/export-button'
import { ChoiceFilter, FilterRow } from '../list/list-filters'
import { ListFrame } from '../list/list-frame'
import { ListHead } from '../list/list-head'
import { SearchField } from '../list/search-field'
import { useAdminList } from '../list/use-admin-list'
import { useUrlFilters } from '../list/use-url-filters'
import { moneyPaths } from '../payments/use-money-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { DonorDialog } from './donor-dialog'

const PAGE_SIZE = 50

/** The list of donors with search, filters, sorting, paging and export. Its state is in the URL. */
export function DonorsSection() {
  const locale = useOfficeLocale()
  const { list: copy, notes } = useCopy(dashboardDonorsContent)
  const { page, search, param, goToPage, goToSearch } = useDashboardAddress()
  const { filters, count, change, clear } = useUrlFilters(['given', 'proposals'])
  const [opened, setOpened] = useState<DonorDto | null>(null)
  const sort = param('sort') ?? ''
  const query = { ...filters, sort }
  const donors = useAdminList(moneyPaths.donors, {
    search,
    filters: query,
    page,
    pageSize: PAGE_SIZE,
  })
  const { columns } = copy
  return (
    <>
      <ListHead
        title={copy.title}
        count={donors.data?.total}
        search={<SearchField label={copy.search} search={search} goToSearch={goToSearch} />}
        lead={copy.lead}
        filterCount={count}
        actions={
          <ExportButton
            path={moneyPaths.donors}
            query={{ search, ...query }}
            filename="donors"
            columns={copy.exported}
            format={{ language: ({ language }) => (language ? notes.languages[language] : '') }}
          />
        }
        filters={
          <FilterRow isFiltered={count > 0} onClear={clear}>
            <ChoiceFilter
              label={copy.show}
              anyLabel={copy.all}
              choices={[
                { id: 'this-year', label: copy.thisYear },
                { id: 'waiting', label: copy.waiting },
              ]}
              chosen={filters.given || filters.proposals}
              onChoose={(id) =>
                change({
                  given: id === 'this-year' ? id : '',
                  proposals: id === 'waiting' ? id : '',
                })
              }
              className="max-sm:col-span-2"
            />
            <ChoiceFilter
              label={copy.sort}
              choices={[
                { id: 'latest', label: copy.orders.latest },
                { id: 'sum', label: copy.orders.sum },
              ]}
              chosen={sort || 'latest'}
              onChoose={(id) => change({ sort: id === 'latest' ? '' : id })}
              className="max-sm:col-span-2"
            />
          </FilterRow>
        }
      />
      <ListFrame
        list={donors}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== '' || count > 0}
        empty={copy.empty}
      >
        {(items) => (
          <DataTable
            caption={copy.caption}
            rows={items}
            columns={[
              { heading: columns.name, cell: (donor) => <Name donor={donor} /> },
              {
                heading: columns.gifts,
                isNumeric: true,
                cell: ({ giftCount }) => giftCount.toLocaleString('en-IN'),
              },
              {
                heading: columns.total,
                isNumeric: true,
                cell: ({ total }) => formatRupees(total),
              },
              {
                heading: columns.last,
                isDay: true,
                cell: ({ lastGiftAt }) => (lastGiftAt ? formatDate(lastGiftAt, locale) : null),
              },
              {
                heading: columns.actions,
                isActions: true,
                cell: (donor) => (
                  <SmallButton
                    aria-haspopup="dialog"
                    aria-label={copy.openOf(donor.name)}
                    onClick={() => setOpened(donor)}
                  >
                    {copy.open}
                  </SmallButton>
                ),
              },
            ]}
          />
        )}
      </ListFrame>
      {opened && (
        <DonorDialog
          path={`${moneyPaths.donors}/${opened.id}`}
          name={opened.name}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function Name({ donor: { name, email, phone, address, hasProposals } }: { donor: DonorDto }) {
  const { list: copy } = useCopy(dashboardDonorsContent)
  return (
    <>
      <span className="font-semibold">{name}</span>
      <span className="block wrap-anywhere text-ink-soft text-sm">
        {[email, phone, address].filter(Boolean).join(' · ')}
      </span>
      {hasProposals && <Badge tone="waiting">{copy.perhapsTwice}</Badge>}
    </>
  )
}
