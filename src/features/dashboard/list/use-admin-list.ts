import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiList } from '@/lib/api-client'
import { adminListRequest } from '../session/admin-request'

type ListOptions = { search?: string; page: number; pageSize: number }

/** A page of a list of the admin's calls. While another page loads, the one before it stays. */
export function useAdminList<Item>(path: string, { search = '', page, pageSize }: ListOptions) {
  return useQuery<ApiList<Item>>({
    queryKey: [path, { search, page, pageSize }],
    queryFn: ({ signal }) => {
      const params = new URLSearchParams({ page: String(page), limit: String(pageSize) })
      if (search) params.set('search', search)
      return adminListRequest<Item>(`${path}?${params}`, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

/** Fetches a list anew after a change, whatever pages of it are known (spec section 7). */
export function useRefetch(path: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [path] })
}
