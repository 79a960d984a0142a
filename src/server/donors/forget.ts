import { changeEach } from '@/cms/database/bulk-writes'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '../payload-client'
import { readDocs } from './read-docs'
import { markStale } from './refresh'

const collection = slugs.donors

type Forgotten = {
  /** Whose gifts are about to be made anonymous. */
  erased: string[]
  /** Some of whose gifts stay. */
  kept: string[]
}

/**
 * Prepares donors for an erasure: deletes their notes, and lists again those that were merged into one
 * that goes. All are marked as out of date, so that a crash leaves nothing behind. To be called in
 * turn, before the gifts change; `refreshDonors` of the result removes those without gifts.
 * @returns the ids of all donors whose row may tell of the person.
 */
export async function forgetDonors({ erased, kept }: Forgotten): Promise<string[]> {
  const ids = [...erased, ...kept]
  const children = await readDocs({ collection, where: { mergedInto: { in: erased } } })
  // A merged donor's sums are stored with the donor that it was merged into.
  const own = await readDocs({ collection, where: { id: { in: ids } } })
  const parents = own.flatMap(({ mergedInto }) => mergedInto ?? [])
  const released = { mergedInto: null, mergedAt: null, mergedBy: null }
  const payload = await getPayloadClient()
  await changeEach(
    payload,
    collection,
    ids.map((id) => ({ id, data: { notes: null } })),
  )
  await changeEach(
    payload,
    collection,
    children.map(({ id }) => ({ id, data: released })),
  )
  const changed = [...new Set([...ids, ...children.map(({ id }) => id), ...parents])]
  await markStale(changed)
  return changed
}
