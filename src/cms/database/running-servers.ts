import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { MINUTE_MS } from '@/domain/durations'
import { slugs } from '../slugs'
import { withFreeLease } from './lease'
import type { OpenDatabase } from './open-database'
import { sharedConnection } from './shared-connection'

const PREFIX = 'server '
const OF_SERVERS = { name: { $regex: `^${PREFIX}` } }
/** A server that was killed counts as running for this long. */
const HELD_MS = MINUTE_MS

/**
 * Makes this server known to commands on other machines as long as it runs, by a lease. Does nothing on SQLite,
 * whose lock tells the same.
 * @returns a function that ends it.
 */
export async function announceServer(payload: Payload): Promise<() => Promise<void>> {
  const connection = sharedConnection(payload)
  if (!connection) return async () => {}
  const isLeftBehind = { ...OF_SERVERS, until: { $lt: new Date() } }
  await connection.collection(slugs.leases).deleteMany(isLeftBehind)
  let stop = () => {}
  let announced: Promise<unknown> = Promise.resolve()
  await new Promise<void>((isTaken, isNot) => {
    const running = () =>
      new Promise<void>((resolve) => {
        stop = resolve
        isTaken()
      })
    announced = withFreeLease(payload, PREFIX + randomUUID(), running, HELD_MS)
    announced.catch(isNot)
  })
  return async () => {
    stop()
    await announced
  }
}

/** Whether a server, on whatever machine, runs on this MongoDB. False on SQLite, where `openDatabase` would fail. */
export async function hasRunningServer(database: OpenDatabase): Promise<boolean> {
  if (database.kind === 'sqlite') return false
  const isRunning = { ...OF_SERVERS, until: { $gt: new Date() } }
  return (await database.connection.collection(slugs.leases).findOne(isRunning)) !== null
}
