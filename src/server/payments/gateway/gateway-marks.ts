import { slugs } from '@/cms/slugs'
import { createIfAbsent } from '../../documents/create-if-absent'
import { changeWhere, findFirst } from '../../documents/records'

/** Returns up to when a list of the gateway has been walked; null if never. */
export async function readMark(name: string): Promise<Date | null> {
  const mark = await findFirst(slugs.gatewayMarks, { name: { equals: name } })
  return mark?.until ? new Date(mark.until) : null
}

/**
 * Moves a mark forward, never back: another server may be ahead.
 * @param since where the first walk began, for a new mark.
 */
export async function moveMark(name: string, to: Date, since?: Date): Promise<void> {
  const until = to.toISOString()
  const made = await createIfAbsent({
    collection: slugs.gatewayMarks,
    key: { field: 'name', value: name },
    data: { until, since: since?.toISOString() },
  })
  if (made) return
  await changeWhere({
    collection: slugs.gatewayMarks,
    where: { and: [{ name: { equals: name } }, { until: { less_than: until } }] },
    data: { until },
  })
}
