import { type Collection, toCollection } from './entities'

/** A page of a list: `from` and `to` are in seconds, both included. */
export type Page = { count?: number; skip?: number; from?: number; to?: number }

const DEFAULT_COUNT = 10

/** Returns a page of a list as the API does: newest first, by `created_at`. */
export function page<T extends { created_at: number }>(
  items: Iterable<T>,
  page: Page,
): Collection<T> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = page
  const newestFirst = [...items]
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    // If two are from the same second, the one stored last is newer.
    .reverse()
    .sort((a, b) => b.created_at - a.created_at)
  return slice(newestFirst, page)
}

/** Returns a page of a list that is already sorted. */
export function slice<T>(items: T[], { count = DEFAULT_COUNT, skip = 0 }: Page): Collection<T> {
  return toCollection(structuredClone(items.slice(skip, skip + count)))
}
