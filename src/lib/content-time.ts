import { perProcess } from './per-process'

/**
 * A logical clock of content changes: it counts changes, not milliseconds, so whether a read happened
 * before or after a save is always decidable. A cache derived from content records the time at which
 * its read began, and listens for renewed tags. Tags are the slugs of collections and globals.
 */
type ContentTime = {
  now: number
  renewedAt: Map<string, number>
  listeners: ((tags: string[]) => void)[]
}

const time = perProcess<ContentTime>('content-time', () => ({
  now: 0,
  renewedAt: new Map(),
  listeners: [],
}))

/** Returns the number of changes so far. */
export function contentTime(): number {
  return time.now
}

/** Records a content change: everything derived from these tags before is now stale. */
export function renewTags(tags: string[]): void {
  time.now += 1
  for (const tag of tags) time.renewedAt.set(tag, time.now)
  for (const listener of time.listeners) listener(tags)
}

/**
 * Whether any of the tags was renewed after a time.
 * @param since an earlier `contentTime()`.
 */
export function isRenewedSince(tags: string[], since: number): boolean {
  return tags.some((tag) => (time.renewedAt.get(tag) ?? 0) > since)
}

/** Calls `listener` at each change, before the save returns. */
export function onTagsRenewed(listener: (tags: string[]) => void): void {
  time.listeners.push(listener)
}
