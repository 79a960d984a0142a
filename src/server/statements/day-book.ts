import { readDayBook } from '@/cms/database/queries/day-book'
import { dayBookHeadings, dayBookRow } from '@/domain/day-book'
import { BYTE_ORDER_MARK, toCsvLine } from '@/lib/csv'
import { indianDayOf, indianDays } from '@/lib/dates'
import { getPayloadClient } from '../payload-client'

/** Before the first gift and after the last. */
const ALL_TIME = { from: '1970-01-01T00:00:00.000Z', before: '9999-01-01T00:00:00.000Z' }

/**
 * Yields the day book of a period as CSV, line by line.
 * @param days both inclusive; open-ended if absent.
 */
export async function* dayBookLines(days: { from?: string; to?: string }): AsyncGenerator<string> {
  const { from = ALL_TIME.from, before = ALL_TIME.before } = indianDays(days)
  yield BYTE_ORDER_MARK + toCsvLine(dayBookHeadings)
  for await (const line of readDayBook(await getPayloadClient(), { from, before })) {
    const day = indianDayOf(new Date(line.receivedAt))
    const reversedOn = 'reversedAt' in line ? indianDayOf(new Date(line.reversedAt)) : undefined
    yield toCsvLine(dayBookRow({ ...line, day, reversedOn }))
  }
}
