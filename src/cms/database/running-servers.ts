import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { slugs } from '../slugs'
import { withFreeLease } from './lease'
import type { OpenDatabase } from './open-database'
import { sharedConnection } from './shared-connection'

const PREFIX = 'server '
const OF_SERVERS = { name: { $regex: `^${PREFIX}` } }
/** A server that was killed counts as running for this long. */
const HELD_MS = MINUTE_MS
/** An expired lease is deleted after this time: it may be of a server that runs, but whose clock is behind. */
const KEPT_MS = DAY_MS

/**
 * Lets commands on other machines know that this server runs, by a lease (docs/decisions/0215). Does nothing on
 * SQLite, where the lock of the file shows it.
 * @returns a function that ends the lease.
 */
export async function announceServer(payload: Payload): Promise<() => Promise<void>> {
  const connection = sharedConnection(payload)
  if (!connection) return async () => {}
  const isLeftBehind = { ...OF_SERVERS, until: { $lt: new Date(Date.now() - KEPT_MS) } }
  await connection.collection(slugs.leases).deleteMany(isLeftBehind)
  let stop = () => {}
  let held: Promise<unknown> = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    const untilStopped = () =>
      new Promise<void>((end) => {
        stop = end
        resolve()
      })
    held = withFreeLease(payload, PREFIX + randomUUID(), untilStopped, HELD_MS)
    // If the database cannot store the lease, the server does not start: commands would not notice it.
    held.then(() => resolve(), reject)
  })
  return async () => {
    stop()
    // If the database is gone, the lease expires by itself.
    await held.catch(() => undefined)
  }
}

/** Whether a server on any machine uses this MongoDB. False on SQLite, where `openDatabase` would fail. */
export async function hasRunningServer(database: OpenDatabase): Promise<boolean> {
  if (database.kind === 'sqlite') return false
  const isRunning = { ...OF_SERVERS, until: { $gt: new Date() } }
  return (await database.connection.collection(slugs.leases).findOne(isRunning)) !== null
}
