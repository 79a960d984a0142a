import type { Payload, Where } from 'payload'
import { toStoredSearchText } from '@/domain/search-text'
import { slugs } from '../../slugs'
import { changeEach } from '../bulk-writes'

const collection = slugs.volunteers
const BATCH = 500

/**
 * Fills the column for searching by village, for volunteers from an older version.
 * @param stopping ends it early.
 */
export async function fillAddressTexts(payload: Payload, stopping: AbortSignal): Promise<void> {
  const lacking: Where[] = [{ address: { exists: true } }, { addressText: { exists: false } }]
  let after: Where[] = []
  while (!stopping.aborted) {
    const { docs } = await payload.db.find<{ id: string; address: string }>({
      collection,
      where: { and: [...lacking, ...after] },
      select: { address: true },
      sort: 'id',
      limit: BATCH,
      pagination: false,
    })
    // Skipped if the address has changed meanwhile: that save filled the column.
    const changes = docs.map(({ id, address }) => ({
      id,
      where: { address },
      data: { addressText: toStoredSearchText(address) },
    }))
    await changeEach(payload, collection, changes)
    if (docs.length < BATCH) return
    after = [{ id: { greater_than: docs.at(-1)?.id } }]
  }
}
