import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiList } from '@/lib/api-client'
import type { ApiItem, ApiListPath } from '@/lib/api-types'
import { WAITING_PATH } from '../home/use-home'
import { refetchLists } from '../query-client'
import { adminListRequest } from '../session/admin-request'

/** Filters of a list: query parameters and their values, '' for none. */
export type ListFilters = Record<string, string>

/** Returns filters as a query string, without those that are not set. */
export function queryOf(filters: ListFilters): string {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString()
}

export type ListQuery = {
  search?: string
  filters?: ListFilters
  page: number
  pageSize: number
  /** Refetch whenever it is shown, because it also changes elsewhere. */
  isAlwaysFresh?: boolean
  /**
   * State of what the items belong to, as part of the cache key: they are refetched when it
   * changes.
   */
  state?: string
}

/** Fetches a page of a list of the admin API. The previous page stays while another loads. */
export function useAdminList<Path extends ApiListPath>(
  path: Path,
  { search = '', filters = {}, page, pageSize, isAlwaysFresh = false, state }: ListQuery,
) {
  return useQuery<ApiList<ApiItem<Path>>>({
    queryKey: [path, { search, filters, page, pageSize, state }],
    queryFn: ({ signal }) =>
      adminListRequest(
        path,
        { search, ...filters, page: String(page), limit: String(pageSize) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...(isAlwaysFresh && { staleTime: 0 }),
  })
}

/**
 * Returns a function that refetches all loaded pages of a list after a change (spec section 7), and
 * the counts of pending work.
 */
export function useRefetch(path: string): () => Promise<void> {
  const client = useQueryClient()
  return () => refetchLists(client, [path, WAITING_PATH])
}
