import { perProcess } from './per-process'

/**
 * The order of changes to the content of this server's database. Time is counted in changes, not in
 * milliseconds, so that 'read before or after this save' always has an answer. A cache of what
 * was made from content notes the time at which the reading began, and listens for renewed tags.
 * Tags are the slugs of collections and globals.
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

/** The number of changes so far. */
export function contentTime(): number {
  return time.now
}

/** Notes that content changed: what was made from it before is old from now on. */
export function renewTags(tags: string[]): void {
  time.now += 1
  for (const tag of tags) time.renewedAt.set(tag, time.now)
  for (const listener of time.listeners) listener(tags)
}

/**
 * Whether one of the tags was renewed after a time.
 * @param since a `contentTime()` of before.
 */
export function isRenewedSince(tags: string[], since: number): boolean {
  return tags.some((tag) => (time.renewedAt.get(tag) ?? 0) > since)
}

/** Has `listener` called at each change, before the change is reported as done. */
export function onTagsRenewed(listener: (tags: string[]) => void): void {
  time.listeners.push(listener)
}
