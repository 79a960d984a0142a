import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withFreeLease } from '@/cms/database/lease'
import type { Portfolio } from '@/cms/payload-types'
import { markSamples } from '@/cms/seed/mark-samples'
import { seedSampleContent } from '@/cms/seed/sample-content'
import { type SampleCollection, sampleCollections, slugs } from '@/cms/slugs'
import { purposeKeyOf } from '@/domain/purpose'
import { readFirstRun } from '@/server/first-run/service'
import { getPayloadClient } from '@/server/payload-client'
import { findGivenFor } from '@/server/purposes/given-for'
import { countSampleContent, listClaims } from '@/server/sample-content/service'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { callApi, callCms, sessionCookie, testAccount } from '../support/api'
import { makeCampaign } from '../support/purposes'
import { SEED_COUNTS } from '../support/seed-counts'
import { uploadPicture } from '../support/uploads'

const confirmRoute = '/api/admin/sample-content/confirm'
const removeRoute = '/api/admin/sample-content/remove'

let cookie = ''
beforeAll(async () => {
  await seedSampleContent(await getPayloadClient())
  cookie = await sessionCookie('admin')
}, 120_000)

const post = (route: string, body?: unknown, session = cookie) =>
  callApi(route, { method: 'POST', body, cookie: session })
const patchItem = (id: string, body: object) =>
  callApi('/api/admin/portfolio/{id}', { method: 'PATCH', body, cookie, id })

async function find(collection: SampleCollection) {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
  })
  return docs
}

async function itemCalled(title: string): Promise<Portfolio> {
  const docs = (await find(slugs.portfolio)) as Portfolio[]
  const doc = docs.find((each) => each.title === title)
  expect(doc).toBeDefined()
  return doc as Portfolio
}

describe('sample content', () => {
  it('is marked by the seed, and nothing else is', async () => {
    expect(await countSampleContent()).toMatchObject(SEED_COUNTS)
    const made = await callApi('/api/admin/portfolio', {
      method: 'POST',
      body: {
        title: 'Ours',
        description: 'D',
        category: 'events',
        imageUrl: await uploadPicture(),
      },
      cookie,
    })
    expect(await made.json()).not.toHaveProperty('isSample')
    expect(await countSampleContent()).toMatchObject(SEED_COUNTS)
  })

  it('stays sample content while it is only moved or hidden, and is the foundation’s own once edited', async () => {
    const { id } = await itemCalled('Sewing centre')
    const moved = await patchItem(id, { sortOrder: 30, isPublished: false })
    expect(await moved.json()).toMatchObject({ isSample: true })
    const edited = await patchItem(id, { title: 'Our sewing centre' })
    expect(await edited.json()).not.toHaveProperty('isSample')
  })

  it('is the foundation’s own if only its Hindi was edited', async () => {
    const { id } = await itemCalled('The village library')
    const edited = await patchItem(id, { titleHi: 'हमारा विद्यालय' })
    expect(await edited.json()).not.toHaveProperty('isSample')
  })

  it('is recognised in a database without marks, if it is exactly as seeded', async () => {
    const payload = await getPayloadClient()
    const before = await countSampleContent()
    for (const collection of [...sampleCollections, slugs.media]) {
      const { docs } = await payload.find({
        collection,
        depth: 0,
        pagination: false,
        overrideAccess: true,
      })
      for (const { id } of docs) {
        await payload.db.updateOne({ collection, id, data: { isSample: null } })
      }
    }
    expect(await countSampleContent()).toMatchObject({ activities: 0, pictures: 0 })
    await markSamples(payload)
    expect(await countSampleContent()).toEqual(before)
    expect(await itemCalled('Our sewing centre')).toMatchObject({ isSample: false })
    expect(await itemCalled('Ours')).toMatchObject({ isSample: false })
  })

  it("is marked in the panel's data, too, and no form can set it", async () => {
    const payload = await getPayloadClient()
    const admin = { ...(await testAccount('admin')), collection: slugs.users } as const
    const asAdmin = { user: admin, overrideAccess: false, depth: 0 } as const
    const settings = { slug: slugs.siteSettings, ...asAdmin } as const
    const before = await payload.findGlobal(settings)
    const claims = await listClaims('en')
    await payload.updateGlobal({ ...settings, data: { ...before, motto: 'Ours' } })
    expect(await listClaims('en')).toEqual(claims)
    const [first, ...others] = before.homeCounters ?? []
    const edited = { ...first, value: '120', label: 'Pupils', year: '2025–26' }
    await payload.updateGlobal({ ...settings, data: { homeCounters: [edited, ...others] } })
    expect(await listClaims('en')).toEqual(claims.slice(1))
    await payload.updateGlobal({
      ...settings,
      data: {
        homeCounters: [edited, ...others, { value: '3', label: 'Wells', isSample: true }],
      },
    })
    expect(await listClaims('en')).toEqual(claims.slice(1))

    const item = await itemCalled('Our sewing centre')
    const saved = await payload.update({
      collection: slugs.portfolio,
      id: item.id,
      ...asAdmin,
      data: { isSample: true },
    })
    expect(saved.isSample).toBe(false)
    // Restores it for the next tests.
    await payload.updateGlobal({
      slug: slugs.siteSettings,
      data: { homeCounters: before.homeCounters, motto: before.motto },
      overrideAccess: true,
    })
    expect(await listClaims('en')).toEqual(claims)
  })

  it('is confirmed by several at the same time', async () => {
    const { db } = await getPayloadClient()
    const settings = await db.findGlobal({ slug: slugs.siteSettings })
    const before = await countSampleContent()
    const figures = (await listClaims('en')).filter(({ kind }) => kind === 'figure').slice(0, 3)
    const statuses = await Promise.all(
      figures.map(async ({ kind, id }) => (await post(confirmRoute, { kind, id })).status),
    )
    expect(statuses).toEqual([200, 200, 200])
    expect((await countSampleContent()).figures).toBe(before.figures - 3)
    await db.updateGlobal({ slug: slugs.siteSettings, data: settings })
    expect(await countSampleContent()).toEqual(before)
  })

  describe('of the site settings, while somebody saves them in the panel,', () => {
    /** Returns two figures, and a save in the panel that changes the label of the second one. */
    async function twoFigures() {
      const { db } = await getPayloadClient()
      const stored = await db.findGlobal({ slug: slugs.siteSettings })
      onTestFinished(async () => {
        vi.restoreAllMocks()
        await db.updateGlobal({ slug: slugs.siteSettings, data: stored })
      })
      const settings = 'globals/site-settings?locale=en&depth=0'
      const read = async () => (await callCms('GET', settings, { cookie })).json()
      const { homeCounters, updatedAt } = await read()
      const [first, second] = homeCounters
      const edited = homeCounters.with(1, { ...second, label: 'Wells dug' })
      const body = { homeCounters: edited, updatedAt }
      const save = () => callCms('POST', settings, { cookie, body })
      const confirm = () => post(confirmRoute, { kind: 'figure', id: first.id })
      return { read, save, confirm }
    }

    /** Starts work and gives it time to end, unless it waits for its turn. */
    async function startMeanwhile<T>(work: () => Promise<T>): Promise<Promise<T>[]> {
      const started = work()
      await Promise.race([started, sleep(500)])
      return [started]
    }

    it('is confirmed first, and the save is refused', async () => {
      const payload = await getPayloadClient()
      const { read, save, confirm } = await twoFigures()
      const { updateGlobal } = payload
      let saved: Promise<Response>[] = []
      vi.spyOn(payload, 'updateGlobal').mockImplementationOnce(async (args) => {
        saved = await startMeanwhile(save)
        return updateGlobal.call(payload, args)
      })
      expect((await confirm()).status).toBe(200)
      expect((await saved[0])?.status).toBe(409)
      expect((await read()).homeCounters[0].isSample).toBe(false)
      // The refused save has released the lease.
      expect(await withFreeLease(payload, slugs.siteSettings, async () => undefined)).toBe(true)
    })

    it('is confirmed after the save, and both remain', async () => {
      const { db } = await getPayloadClient()
      const { read, save, confirm } = await twoFigures()
      const { updateGlobal } = db
      let confirmed: Promise<Response>[] = []
      vi.spyOn(db, 'updateGlobal').mockImplementationOnce(async (args) => {
        confirmed = await startMeanwhile(confirm)
        return updateGlobal.call(db, args)
      })
      expect((await save()).status).toBe(200)
      expect((await confirmed[0])?.status).toBe(200)
      const { homeCounters } = await read()
      expect(homeCounters[0].isSample).toBe(false)
      expect(homeCounters[1].label).toBe('Wells dug')
    })
  })

  it('is no longer one after a confirmation', async () => {
    const claims = await listClaims('hi')
    expect(claims).toHaveLength(SEED_COUNTS.figures + SEED_COUNTS.stories)
    const figure = claims.find(({ kind }) => kind === 'figure')
    const story = claims.find(({ kind }) => kind === 'story')
    for (const { kind, id } of [figure, story].flatMap((claim) => claim ?? [])) {
      expect((await post(confirmRoute, { kind, id })).status).toBe(200)
      expect((await post(confirmRoute, { kind, id })).status).toBe(404)
    }
    expect(await listClaims('hi')).toHaveLength(SEED_COUNTS.figures + SEED_COUNTS.stories - 2)
    await markSamples(await getPayloadClient())
    expect(await listClaims('hi')).toHaveLength(SEED_COUNTS.figures + SEED_COUNTS.stories - 2)
  })

  it('is removed with one call, only by admins; edited items stay, with their pictures', async () => {
    const payload = await getPayloadClient()
    const user = await testAccount('editor')
    const [drafted] = await find(slugs.posts)
    await payload.update({
      collection: slugs.posts,
      id: drafted?.id ?? '',
      draft: true,
      data: { title: 'Half a new tit', _status: 'draft' },
      user: { ...user, collection: slugs.users },
      overrideAccess: true,
    })
    const [named] = await find(slugs.programs)
    const campaign = await makeCampaign('Warm winter', named?.id ?? '')
    expect((await post(removeRoute, undefined, await sessionCookie('editor'))).status).toBe(403)
    expect((await post(removeRoute, undefined, '')).status).toBe(401)

    // An editor saves an activity while another is removed.
    const activities = await find(slugs.posts)
    const { delete: remove } = payload
    let edited: string | undefined
    vi.spyOn(payload, 'delete').mockImplementationOnce(async (args) => {
      edited = activities.find(({ id }) => id !== Object(args).id && id !== drafted?.id)?.id
      await payload.update({
        collection: slugs.posts,
        id: edited ?? '',
        data: { title: 'Ours now' },
        user: { ...user, collection: slugs.users },
        overrideAccess: true,
      })
      return remove.call(payload, args)
    })
    const response = await post(removeRoute)
    vi.restoreAllMocks()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ...SEED_COUNTS,
      activities: 4,
      portfolio: 7,
      programs: 17,
      stories: 3,
      figures: 13,
      pictures: expect.any(Number),
    })
    expect((await find(slugs.portfolio)).map((doc) => (doc as Portfolio).title).sort()).toEqual([
      'Our sewing centre',
      'Ours',
      'The village library',
    ])
    expect((await find(slugs.posts)).map(({ id }) => id).sort()).toEqual(
      [drafted?.id, edited].sort(),
    )
    expect(await find(slugs.stories)).toHaveLength(1)
    for (const slug of [slugs.sliderImages, slugs.inspirations]) {
      expect(await find(slug)).toEqual([])
    }
    // A campaign refers to it.
    expect(await find(slugs.programs)).toMatchObject([{ id: named?.id }])
    const { purpose } = await findGivenFor(purposeKeyOf({ campaign: campaign.id }), 'offered')
    expect(purpose).toBe(named?.id)
    expect(await countSampleContent()).toMatchObject({ programs: 0 })
    // The pictures of the two edited items, the two edited activities, the confirmed story and the program, and one upload.
    const { docs: pictures } = await payload.find({
      collection: slugs.media,
      pagination: false,
      overrideAccess: true,
    })
    expect(pictures).toHaveLength(7)
    const { homeCounters, achievements, heroImage } = await getSiteSettings('hi')
    expect(homeCounters).toMatchObject([{ value: '20,000+', label: 'लोगों तक पहुँची मदद' }])
    expect(achievements).toEqual([])
    expect(heroImage).toBeNull()
    const { docs: log } = await payload.find({
      collection: slugs.auditLog,
      where: { subject: { equals: 'sample-content' }, action: { equals: 'deleted' } },
      overrideAccess: true,
    })
    expect(log).toMatchObject([{ actor: 'test-admin', changes: { slides: { from: 5 } } }])
    const { steps } = await readFirstRun('en')
    const open = steps.filter(({ state }) => state === 'open').map(({ id }) => id)
    expect(open).not.toContain('claims')
    expect(open).toContain('name')
  })
})
