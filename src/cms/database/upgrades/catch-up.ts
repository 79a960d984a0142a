import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { MINUTE_MS } from '@/domain/durations'
import { isStorageFault } from '@/lib/storage-fault'
import { fillSearchIndex } from '../mongo/search'
import { upgradeDonors } from './donors'
import { fillAddressTexts } from './fill-address-texts'
import { upgradeReceipts } from './receipts'

const RETRY_MS = MINUTE_MS

/**
 * Does what an older version left undone, or on MongoDB one that still ran during an update. It looks through
 * whole collections, which no visitor should wait for: the site runs meanwhile. While the database does not
 * answer, it tries again.
 * @param stopping ends it early; the next start takes it up again.
 * @param retryMs how long it waits before it tries again.
 */
export async function catchUp(
  payload: Payload,
  stopping: AbortSignal,
  retryMs = RETRY_MS,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await fillAddressTexts(payload, stopping)
      await upgradeDonors(payload)
      await upgradeReceipts(payload)
      await fillSearchIndex(payload, stopping)
      return
    } catch (error) {
      if (!isStorageFault(error)) throw error
      await setTimeout(retryMs, undefined, { signal: stopping }).catch(() => {})
    }
  }
}
