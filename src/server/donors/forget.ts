import { changeEach } from '@/cms/database/bulk-writes'
import { slugs } from '@/cms/slugs'
import { readDocs } from '../documents/read-docs'
import { getPayloadClient } from '../payload-client'
import { markStale } from './refresh'

const collection = slugs.donors

type Forgotten = {
  /** Donors whose gifts are about to be anonymized. */
  erased: string[]
  /** Donors of whose gifts some stay. */
  kept: string[]
}

/**
 * Prepares donors for an erasure: deletes their notes, and relists donors that were merged into an
 * erased one. Marks all as stale, so that nothing is left behind after a crash. Call it within
 * `withDonorsLease`, before the gifts change; `refreshDonors` of the result removes those without gifts.
 * @returns the ids of all donors whose row may reveal the person.
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
