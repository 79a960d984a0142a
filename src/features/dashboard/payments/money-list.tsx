import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiList } from '@/lib/api-client'
import type { ApiItem } from '@/lib/api-types'
import { useDashboardAddress } from '../dashboard-address'
import { type Column, DataTable } from '../list/data-table'
import { ListFrame } from '../list/list-frame'
import { ListHead } from '../list/list-head'
import { SearchField } from '../list/search-field'
import { type ListFilters, useAdminList } from '../list/use-admin-list'
import { MoneyFilters, type MoneyFiltersProps, useMoneyFilters } from './money-filters'
import type { moneyPaths } from './use-money-action'

const PAGE_SIZE = 50

type MoneyPath = (typeof moneyPaths)[
  | 'donations'
  | 'transactions'
  | 'settlements'
  | 'subscriptions'
  | 'pledges']

/** An item of such a list. */
type MoneyItem<Path> = Extract<ApiItem<Path>, { id: string }>

type MoneyListProps<Path extends MoneyPath> = MoneyFiltersProps & {
  path: Path
  copy: {
    title: string
    search: string
    caption: string
    empty: { title: string; description: string }
    lead?: string
  }
  columns: Column<MoneyItem<Path>>[]
  /** The main button, which is always visible. */
  main?: ReactNode
  /** The other buttons, given the search and filters. */
  actions?: (query: ListFilters) => ReactNode
  /** The summary of everything that the search and filters find. */
  sum?: (query: ListFilters) => ReactNode
  /** The dialogs that rows open, given the current rows. */
  dialogs?: (items: MoneyItem<Path>[]) => ReactNode
}

/**
 * A list of money, newest first, with search, filters, paging and actions. Its state is in the URL.
 */
export function MoneyList<Path extends MoneyPath>({
  path,
  copy,
  statuses,
  purposes,
  isOfDonations,
  columns,
  main,
  actions,
  sum,
  dialogs,
}: MoneyListProps<Path>) {
  const { page, search, goToPage, goToSearch } = useDashboardAddress()
  const { status, givenFor, method, pan, ...days } = useMoneyFilters().filters
  const filters = {
    ...days,
    ...(statuses && { status }),
    ...(purposes && { givenFor }),
    ...(isOfDonations && { method, pan }),
  }
  const filterCount = Object.values(filters).filter(Boolean).length
  const isFiltered = search !== '' || filterCount > 0
  const query = { search, filters, page, pageSize: PAGE_SIZE }
  const list = useAdminList(path, query) as UseQueryResult<ApiList<MoneyItem<Path>>>
  return (
    <>
      <ListHead
        title={copy.title}
        count={list.data?.total}
        search={<SearchField label={copy.search} search={search} goToSearch={goToSearch} />}
        main={main}
        actions={actions?.({ search, ...filters })}
        lead={copy.lead}
        filters={<MoneyFilters {...{ statuses, purposes, isOfDonations }} />}
        filterCount={filterCount}
      />
      {isFiltered && sum?.({ search, ...filters })}
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={isFiltered}
        isAnnounced={!sum}
        empty={copy.empty}
      >
        {(items) => <DataTable caption={copy.caption} columns={columns} rows={items} />}
      </ListFrame>
      {dialogs?.(list.data?.items ?? [])}
    </>
  )
}
