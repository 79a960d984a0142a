import { unstable_cache } from 'next/cache'

const ONE_DAY_SECONDS = 24 * 60 * 60

/**
 * Caches the result of a public read until something with one of its tags is saved.
 * @param name identifies this read; its arguments are part of the cache key.
 * @param tags slugs of the collections and globals that the result is made of.
 */
export function cachedRead<Args extends unknown[], Result>(
  name: string,
  tags: string[],
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return unstable_cache(read, [name], { tags, revalidate: ONE_DAY_SECONDS })
}
