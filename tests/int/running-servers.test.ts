import { expect, it } from 'vitest'
import { mongoOf } from '@/cms/database/adapters'
import { databaseOf } from '@/cms/database/open-database'
import { announceServer, hasRunningServer } from '@/cms/database/running-servers'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { getPayloadClient } from '@/server/payload-client'
import { isMongo } from '../support/is-mongo'

it.runIf(isMongo)('a server is known to commands on other machines until it stops', async () => {
  const payload = await getPayloadClient()
  const database = databaseOf(payload)
  const countLeases = async () =>
    (await payload.count({ collection: slugs.leases, where: { name: { like: 'server ' } } }))
      .totalDocs
  expect(await hasRunningServer(database)).toBe(false)
  const stops = [await announceServer(payload), await announceServer(payload)]
  expect(await countLeases()).toBe(2)
  for (const stop of stops) {
    expect(await hasRunningServer(database)).toBe(true)
    await stop()
  }
  expect(await hasRunningServer(database)).toBe(false)

  const stopLater = await announceServer(payload)
  // Expired leases are deleted.
  expect(await countLeases()).toBe(1)
  await stopLater()

  // Not those of servers that run, but whose clocks are behind.
  const { connection } = mongoOf(payload)
  const expired = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
  await connection.collection(slugs.leases).insertMany([
    { name: 'server behind', holder: 'a', until: expired(1) },
    { name: 'server killed', holder: 'b', until: expired(25) },
  ])
  await (await announceServer(payload))()
  const names = await connection.collection(slugs.leases).distinct('name')
  expect(names).toContain('server behind')
  expect(names).not.toContain('server killed')
})

it.runIf(!isMongo)(
  'on SQLite, where the lock of the file shows it, no lease is needed',
  async () => {
    const payload = await getPayloadClient()
    const stop = await announceServer(payload)
    expect(await hasRunningServer(databaseOf(payload))).toBe(false)
    await stop()
  },
)
