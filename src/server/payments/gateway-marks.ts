import { slugs } from '@/cms/slugs'
import { createIfAbsent } from '../documents/create-if-absent'
import { getPayloadClient } from '../payload-client'

/** Up to when a list of the gateway has been walked; null if it never was. */
export async function readMark(name: string): Promise<Date | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.gatewayMarks,
    where: { name: { equals: name } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.until ? new Date(docs[0].until) : null
}

/**
 * Moves a mark forward, never back: another server may be ahead.
 * @param since where the first walk began, for a mark that is new.
 */
export async function moveMark(name: string, to: Date, since?: Date): Promise<void> {
  const until = to.toISOString()
  const made = await createIfAbsent({
    collection: slugs.gatewayMarks,
    key: { field: 'name', value: name },
    data: { until, since: since?.toISOString() },
  })
  if (made) return
  const payload = await getPayloadClient()
  await payload.db.updateOne({
    collection: slugs.gatewayMarks,
    where: { and: [{ name: { equals: name } }, { until: { less_than: until } }] },
    data: { until, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
}
