import type { Payload } from 'payload'
import { fillSearchIndex } from './mongo-search'
import { upgradeDonors } from './upgrade-donors'

/**
 * Does on MongoDB what an older version left undone, or one that still ran during an update. It looks through
 * whole collections, which no visitor should wait for: the site runs meanwhile.
 * @param stopping ends it early; the next start goes on.
 */
export async function catchUp(payload: Payload, stopping: AbortSignal): Promise<void> {
  await upgradeDonors(payload)
  await fillSearchIndex(payload, stopping)
}
