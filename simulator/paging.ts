import { type Collection, toCollection } from './entities'

/** Which part of a list: `from` and `to` are seconds, both included. */
export type Page = { count?: number; skip?: number; from?: number; to?: number }

const DEFAULT_COUNT = 10

/** A page of a list as the API gives it: the newest first, by `created_at`. */
export function page<T extends { created_at: number }>(
  items: Iterable<T>,
  page: Page,
): Collection<T> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = page
  const newestFirst = [...items]
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    // Where two are from the same second, the one stored last is the newer.
    .reverse()
    .sort((a, b) => b.created_at - a.created_at)
  return slice(newestFirst, page)
}

/** A page of a list that has an order already. */
export function slice<T>(items: T[], { count = DEFAULT_COUNT, skip = 0 }: Page): Collection<T> {
  return toCollection(structuredClone(items.slice(skip, skip + count)))
}
