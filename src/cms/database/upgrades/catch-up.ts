import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { MINUTE_MS } from '@/domain/durations'
import { isStorageFault } from '@/lib/storage-fault'
import { fillSearchIndex } from '../mongo/search'
import { upgradeDonors } from './donors'
import { fillAddressTexts } from './fill-address-texts'
import { upgradeReceipts } from './receipts'
import { renewSearchTexts } from './search-texts'

const RETRY_MS = MINUTE_MS

/**
 * Upgrades what an older version stored, or on MongoDB one that still ran during an update. It scans whole
 * collections, so it runs while the site is up. Retries while the database is unavailable.
 * @param stopping ends it early; the next start resumes it.
 * @param retryMs the pause before a retry.
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
      await renewSearchTexts(payload, stopping)
      await fillSearchIndex(payload, stopping)
      return
    } catch (error) {
      if (!isStorageFault(error)) throw error
      await setTimeout(retryMs, undefined, { signal: stopping }).catch(() => {})
    }
  }
}
