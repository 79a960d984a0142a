import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { isStorageFault } from '@/lib/storage-fault'
import { isMongo } from '../is-mongo'
import { fillSearchIndex } from '../mongo/search'
import { upgradeDonors } from './donors'
import { upgradeErasedGifts } from './erased-gifts'
import { fillAddressTexts } from './fill-address-texts'
import { upgradeReceipts } from './receipts'
import { renewSearchTexts } from './search-texts'

const RETRY_MS = MINUTE_MS

/**
 * Upgrades older data after a start, and on MongoDB again an hour later: in a rolling update, servers of the older
 * version store more in the meantime, and the next start may be months away.
 * @param stopping ends it early; the next start resumes it.
 * @param untilReplaced waits until those servers must have been replaced: an hour.
 */
export async function catchUpAfterStart(
  payload: Payload,
  stopping: AbortSignal,
  untilReplaced = () => pause(HOUR_MS, stopping),
): Promise<void> {
  await catchUp(payload, stopping)
  if (!isMongo(payload)) return
  await untilReplaced()
  await catchUp(payload, stopping)
}

/**
 * Upgrades what an older version stored, or on MongoDB one that still ran during an update. It scans whole
 * collections, so it runs while the site is up. Retries while the database is unavailable.
 * @param stopping ends it early; the next start resumes it.
 * @param retryMs the pause before a retry.
 * @throws errors of the upgrades, except storage faults.
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
      await upgradeErasedGifts(payload)
      await renewSearchTexts(payload, stopping)
      await fillSearchIndex(payload, stopping)
      return
    } catch (error) {
      if (!isStorageFault(error)) throw error
      await pause(retryMs, stopping)
    }
  }
}

/** Waits, or until the site stops. */
async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: stopping }).catch(() => {})
}
