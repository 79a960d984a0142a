import { expect, it } from 'vitest'
import { databaseOf } from '@/cms/database/open-database'
import { announceServer, hasRunningServer } from '@/cms/database/running-servers'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'

const isMongo = process.env.TEST_DATABASE === 'mongodb'

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
