import type { Where } from 'payload'
import { withFreeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { countAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** One backup at a time, across all servers. */
const LEASE = 'daily-backup'
/** Longer than SQLite's copy can keep the server from renewing the lease. */
const HELD_MS = 5 * MINUTE_MS

/**
 * Runs `work` unless a backup is already being made.
 * @returns whether it ran.
 */
export async function takeBackupTurn(work: () => Promise<void>): Promise<boolean> {
  return withFreeLease(await getPayloadClient(), LEASE, work, HELD_MS)
}

/** Whether a backup is being made now, by the timer or an admin. */
export async function isBackupBeingMade(): Promise<boolean> {
  const now = new Date().toISOString()
  const held: Where = { and: [{ name: { equals: LEASE } }, { until: { greater_than: now } }] }
  return (await countAll({ collection: slugs.leases, where: held })) > 0
}
