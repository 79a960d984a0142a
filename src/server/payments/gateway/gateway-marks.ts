import { slugs } from '@/cms/slugs'
import { latestStored } from '../../clock-ahead'
import { createIfAbsent } from '../../documents/create-if-absent'
import { changeWhere, findFirst } from '../../documents/records'

/** Returns up to when a list of the gateway has been walked; null if never. */
export async function readMark(name: string): Promise<Date | null> {
  const mark = await findFirst(slugs.gatewayMarks, { name: { equals: name } })
  return mark?.until ? new Date(mark.until) : null
}

/**
 * Moves a mark forward, never back, since another server may be ahead; unless it lies in the future.
 * @param start where the first walk began; an earlier one than the stored one replaces it.
 */
export async function moveMark(name: string, to: Date, start?: Date): Promise<void> {
  const until = to.toISOString()
  const since = start?.toISOString()
  const made = await createIfAbsent({
    collection: slugs.gatewayMarks,
    key: 'name',
    data: { name, until, since },
  })
  if (made) return
  await changeWhere({
    collection: slugs.gatewayMarks,
    where: {
      and: [
        { name: { equals: name } },
        {
          or: [
            { until: { less_than: until } },
            { until: { greater_than: latestStored().toISOString() } },
          ],
        },
      ],
    },
    data: { until },
  })
  if (since) {
    await changeWhere({
      collection: slugs.gatewayMarks,
      where: { and: [{ name: { equals: name } }, { since: { greater_than: since } }] },
      data: { since },
    })
  }
}
