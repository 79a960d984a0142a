import type { Where } from 'payload'
import { releaseLease, takeFreeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { countAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** One backup is made at a time, over all servers. */
const LEASE = 'daily-backup'
/** Longer than a backup takes. */
const HELD_MS = 2 * HOUR_MS

/** Runs `work` unless a backup is being made already. @returns whether it ran. */
export async function takeBackupTurn(work: () => Promise<void>): Promise<boolean> {
  const payload = await getPayloadClient()
  const holder = await takeFreeLease(payload, LEASE, HELD_MS)
  if (!holder) return false
  try {
    await work()
    return true
  } finally {
    await releaseLease(payload, LEASE, holder)
  }
}

/** Whether a backup is being made now, by the timer or an admin. */
export async function isBackupBeingMade(): Promise<boolean> {
  const now = new Date().toISOString()
  const held: Where = { and: [{ name: { equals: LEASE } }, { until: { greater_than: now } }] }
  return (await countAll({ collection: slugs.leases, where: held })) > 0
}
