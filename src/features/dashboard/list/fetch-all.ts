import { LIST_LIMIT_MAX } from '@/domain/list-query'
import type { ApiItem, ApiListPath } from '@/lib/api-types'
import { adminListRequest } from '../session/admin-request'
import type { ListFilters } from './use-admin-list'

type Keyed = { id: string } | { row: number }

/** Lists whose items have a key. */
export type KeyedListPath = {
  [Path in ApiListPath]: ApiItem<Path> extends Keyed ? Path : never
}[ApiListPath]

/**
 * Fetches all pages of a list. New items shift others to the next page in the meantime: duplicates
 * are dropped, and the list ends at the first page that is not full, as its total may have grown.
 */
export async function fetchAll<Path extends KeyedListPath>(
  path: Path,
  query: ListFilters,
): Promise<ApiItem<Path>[]> {
  const all = new Map<string | number, ApiItem<Path>>()
  for (let page = 1; ; page += 1) {
    const { items } = await adminListRequest(path, {
      ...query,
      page: String(page),
      limit: String(LIST_LIMIT_MAX),
    })
    for (const item of items) all.set(keyOf(item as Keyed), item)
    if (items.length < LIST_LIMIT_MAX) return [...all.values()]
  }
}

/** Rows of an import have a number instead of an id. */
function keyOf(item: Keyed): string | number {
  return 'id' in item ? item.id : item.row
}
