import { afterEach, expect, it, vi } from 'vitest'
import { takeFreeLease, withLongLease } from '@/cms/accounts/lease'
import { prepareDatabase } from '@/cms/seed/prepare-database'
import { slugs } from '@/cms/slugs'
import { resetEnv } from '@/env'
import { countAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { countSampleContent } from '@/server/sample-content/service'
import { getSiteSettings } from '@/server/site-settings/page-data'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  resetEnv()
})

it('the lease of long work is held for as long as it takes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const payload = await getPayloadClient()
  await withLongLease(payload, 'long-work', async () => {
    for (let seconds = 0; seconds < 30; seconds += 3) {
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await takeFreeLease(payload, 'long-work', 1_000)).toBeNull()
    }
  })
  expect(await takeFreeLease(payload, 'long-work', 1_000)).not.toBeNull()
})

it('two servers that start together on an empty database make one sample and one admin', async () => {
  vi.stubEnv('SEED', 'sample')
  resetEnv()
  const print = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const payload = await getPayloadClient()
  await payload.db.deleteMany({ collection: slugs.users, where: {} })

  await Promise.all([prepareDatabase(payload), prepareDatabase(payload)])

  expect(await countAll({ collection: slugs.users, where: {} })).toBe(1)
  const printed = print.mock.calls.flat().join('\n')
  expect(printed.match(/First admin/g)).toHaveLength(1)
  expect(await countSampleContent()).toMatchObject({
    ...{ activities: 6, portfolio: 9, slides: 5, inspirations: 8 },
    ...{ programs: 18, stories: 4, figures: 14 },
  })
  const { docs } = await payload.find({
    collection: slugs.media,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  expect(new Set(docs.map(({ alt }) => alt)).size).toBe(docs.length)
  for (const locale of ['en', 'hi'] as const) {
    const { homeCounters } = await getSiteSettings(locale)
    expect(homeCounters.every(({ label }) => label !== '')).toBe(true)
  }
})
