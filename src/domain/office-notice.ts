import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

/** What the office can be told of by e-mail. */
export const noticeKinds = [
  'application',
  'message',
  'claim',
  'gift',
  'failed-charge',
  'dispute',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** At once means within a minute or two, daily means at eight in the morning by the Indian clock. */
export const noticeRhythms = ['at-once', 'daily'] as const
export type NoticeRhythm = (typeof noticeRhythms)[number]

/** Below this a gift is not told of, where the recipient has set no other amount. */
export const LARGE_GIFT_RUPEES = 10_000

/** Eight o'clock in India, which has no summer time, in the day of UTC. */
const MORNING_MS = 2.5 * HOUR_MS
/** What is being written at this moment may become visible a little after its own time stamp. */
const SETTLED_AFTER_MS = 10 * 1000

/**
 * Up to when a recipient can be told now: a whole minute, or the last morning. Every server says the
 * same.
 */
export function noticesUntil(rhythm: NoticeRhythm, now: Date): Date {
  const settled = now.getTime() - SETTLED_AFTER_MS
  const [length, begin] = rhythm === 'at-once' ? [MINUTE_MS, 0] : [DAY_MS, MORNING_MS]
  return new Date(Math.floor((settled - begin) / length) * length + begin)
}
