import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiList } from '@/lib/api-client'
import type { ApiItem, ApiListPath } from '@/lib/api-types'
import { WAITING_PATH } from '../home/use-home'
import { fetchAgain } from '../query-client'
import { adminListRequest } from '../session/admin-request'

/** What a list is looked through by: names of its query and their values, '' for none. */
export type ListFilters = Record<string, string>

export type ListQuery = {
  search?: string
  filters?: ListFilters
  page: number
  pageSize: number
  /** Fetched each time it is shown: what is done elsewhere changes it, too. */
  isAlwaysFresh?: boolean
  /** The state of what the items belong to. When it changes, they are fetched again. */
  state?: string
}

/** A page of a list of the admin's calls. While another page loads, the one before it stays. */
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

/** Fetches a list again after a change, with all its loaded pages (spec section 7), and what waits. */
export function useRefetch(path: string): () => Promise<void> {
  const client = useQueryClient()
  return () => fetchAgain(client, [path, WAITING_PATH])
}
