import { LIST_LIMIT_MAX } from '@/domain/list-query'
import type { ApiItem, ApiListPath } from '@/lib/api-types'
import { adminListRequest } from '../session/admin-request'
import type { ListFilters } from './use-admin-list'

/**
 * Fetches every page of a list. What comes in meanwhile pushes items on to the next page: each is taken
 * once, and the list ends where a page is not full, as its total may have grown.
 */
export async function fetchAll<Path extends ApiListPath>(
  path: Path,
  query: ListFilters,
): Promise<ApiItem<Path>[]> {
  const all = new Map<string | number | undefined, ApiItem<Path>>()
  for (let page = 1; ; page += 1) {
    const { items } = await adminListRequest(path, {
      ...query,
      page: String(page),
      limit: String(LIST_LIMIT_MAX),
    })
    for (const item of items) all.set(idOf(item), item)
    if (items.length < LIST_LIMIT_MAX) return [...all.values()]
  }
}

/** Rows of an import have a number instead of an id. */
function idOf(item: unknown): string | number | undefined {
  const { id, row } = item as { id?: string; row?: number }
  return id ?? row
}
