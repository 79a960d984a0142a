import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

/** The kinds of notices that the office can get by e-mail. */
export const noticeKinds = [
  'application',
  'message',
  'claim',
  'gift',
  'failed-charge',
  'dispute',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** `at-once`: within a minute or two; `daily`: at eight in the morning, Indian time. */
export const noticeRhythms = ['at-once', 'daily'] as const
export type NoticeRhythm = (typeof noticeRhythms)[number]

/** Smaller gifts cause no notice, unless the recipient has set another amount. */
export const LARGE_GIFT_RUPEES = 10_000

/** Eight o'clock in India, which has no daylight saving time, after midnight UTC. */
const MORNING_MS = 2.5 * HOUR_MS
/** A write in progress may become visible slightly after its own timestamp. */
const SETTLED_AFTER_MS = 10 * 1000

/**
 * Returns the end of the window that can be reported now: a full minute, or the last morning. All
 * servers compute the same.
 */
export function noticesUntil(rhythm: NoticeRhythm, now: Date): Date {
  const settled = now.getTime() - SETTLED_AFTER_MS
  const [length, begin] = rhythm === 'at-once' ? [MINUTE_MS, 0] : [DAY_MS, MORNING_MS]
  return new Date(Math.floor((settled - begin) / length) * length + begin)
}
