import type { CollectionSlug } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { withFreeLease, withLongLease } from '@/cms/database/lease'
import { prepareDatabase } from '@/cms/database/prepare-database'
import { slugs } from '@/cms/slugs'
import { resetEnv } from '@/env'
import { countAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { countSampleContent } from '@/server/sample-content/service'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { emptyCollections } from '../support/empty-collections'
import { fakeLeaseTime, passLeaseTime } from '../support/lease-time'
import { SEED_COUNTS } from '../support/seed-counts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  resetEnv()
})

it('the lease of long work is held until it is done', async () => {
  fakeLeaseTime()
  const payload = await getPayloadClient()
  const isFree = () => withFreeLease(payload, 'long-work', async () => undefined)
  await withLongLease(payload, 'long-work', async () => {
    for (let seconds = 0; seconds < 30; seconds += 3) {
      await passLeaseTime(3_000)
      expect(await isFree()).toBe(false)
    }
  })
  expect(await isFree()).toBe(true)
})

it('a first start that was killed between two languages is made whole by the next', async () => {
  vi.stubEnv('SEED', 'sample')
  resetEnv()
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  const payload = await getPayloadClient()
  await emptyCollections(slugs.users)
  const cut = new Set<CollectionSlug>([slugs.media, slugs.sliderImages, slugs.portfolio])
  const update = payload.update.bind(payload)
  vi.spyOn(payload, 'update').mockImplementation((options: { collection: CollectionSlug }) =>
    cut.delete(options.collection)
      ? Promise.reject(new Error('killed'))
      : update(options as Parameters<typeof update>[0]),
  )

  while (cut.size > 0) await expect(prepareDatabase(payload)).rejects.toThrow('killed')
  await prepareDatabase(payload)

  const namesIn = async (collection: CollectionSlug, field: string) => {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      locale: 'hi',
      fallbackLocale: false,
    })
    return docs.map((doc) => Reflect.get(doc, field))
  }
  const inHindi = expect.stringMatching(/[\u0900-\u097f]/)
  for (const [collection, field] of [
    [slugs.media, 'alt'],
    [slugs.sliderImages, 'altText'],
    [slugs.portfolio, 'title'],
  ] as const) {
    const names = await namesIn(collection, field)
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual(names.map(() => inHindi))
  }
})

it('two servers that start together on an empty database make one sample and one admin', async () => {
  vi.stubEnv('SEED', 'sample')
  resetEnv()
  const print = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const payload = await getPayloadClient()
  const { users, sliderImages, portfolio, inspirations, posts } = slugs
  await emptyCollections(users, sliderImages, portfolio, inspirations, posts)

  await Promise.all([prepareDatabase(payload), prepareDatabase(payload)])

  expect(await countAll({ collection: slugs.users, where: {} })).toBe(1)
  const printed = print.mock.calls.flat().join('\n')
  expect(printed.match(/First admin/g)).toHaveLength(1)
  expect(await countSampleContent()).toMatchObject(SEED_COUNTS)
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
