import { describe, expect, it, vi } from 'vitest'
import { homeContent } from '@/cms/seed/pages/home'
import { seedPages } from '@/cms/seed/pages/seed-pages'
import { slugs } from '@/cms/slugs'
import { onTagsRenewed } from '@/lib/content-time'
import { listStories } from '@/server/pages/items'
import { getPageTexts } from '@/server/pages/page-data'
import { keepTyped, readDraft } from '@/server/pages/previews'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, callCms, sessionCookie, testAccount } from '../support/api'

const SLUG = 'home-page'
const previewRoute = '/api/admin/preview'

const renewed: string[] = []
onTagsRenewed((tags) => renewed.push(...tags))

async function save(hi: string, options: { draft?: boolean; as?: 'editor' | 'visitor' } = {}) {
  const payload = await getPayloadClient()
  const { hero = {} } = await payload.findGlobal({ slug: SLUG, overrideAccess: true })
  return payload.updateGlobal({
    slug: SLUG,
    draft: options.draft ?? false,
    data: {
      hero: { ...hero, title: { ...hero.title, hi } },
      _status: options.draft ? 'draft' : 'published',
    },
    overrideAccess: false,
    user: options.as === 'visitor' ? undefined : await testAccount('editor'),
  })
}

const hindiTitle = async () => (await getPageTexts('home', 'hi')).hero.title

describe('the stories', () => {
  it('are shown once published, but never the consent behind them', async () => {
    const payload = await getPayloadClient()
    const { id } = await payload.create({
      collection: slugs.stories,
      draft: true,
      data: { title: { en: 'A new well' }, consent: 'Asha agreed', _status: 'draft' },
      overrideAccess: false,
      user: await testAccount('editor'),
    })
    const shown = async () => (await listStories('en')).find((story) => story.id === 'a-new-well')
    expect(await shown()).toBeUndefined()
    await payload.update({
      collection: slugs.stories,
      id,
      data: { _status: 'published' },
      overrideAccess: false,
      user: await testAccount('editor'),
    })
    expect(await shown()).toMatchObject({ title: 'A new well', picture: null })
    const { docs } = await payload.find({ collection: slugs.stories, overrideAccess: false })
    expect(docs.map((doc) => doc.name)).toContain('A new well')
    expect(JSON.stringify(docs)).not.toContain('Asha agreed')
  })

  it('are no visitor’s to change', async () => {
    const payload = await getPayloadClient()
    const create = payload.create({
      collection: slugs.stories,
      data: { title: { en: 'Mine' } },
      overrideAccess: false,
    })
    await expect(create).rejects.toThrow(/not allowed/)
  })
})

describe('what an editor is typing', () => {
  it('is stored once, however many windows send it for the first time at once', async () => {
    const user = await testAccount('editor')
    const sent = [1, 2, 3, 4, 5].map((number) =>
      keepTyped(user, SLUG, { hero: { title: { en: `Typed ${number}` } } }),
    )
    await Promise.all(sent)
    const payload = await getPayloadClient()
    const { totalDocs } = await payload.count({ collection: slugs.previews, overrideAccess: true })
    expect(totalDocs).toBe(1)
    expect(await readDraft(SLUG, { user, isLive: true, locale: 'en' })).toMatchObject({
      hero: { title: { en: expect.stringMatching(/^Typed [1-5]$/) } },
    })
  })
})

it('the preview accepts a long page, but no more than a form can hold', async () => {
  const body = (length: number) => ({ page: SLUG, data: { text: 'प'.repeat(length) } })
  const cookie = await sessionCookie('editor')
  const send = (length: number) =>
    callApi(previewRoute, { method: 'POST', body: body(length), cookie })
  expect((await send(300_000)).status).toBe(200)
  expect((await send(350_000)).status).toBe(413)
})

it('the preview accepts nested texts, but nothing deeper than a form', async () => {
  const cookie = await sessionCookie('editor')
  const send = (levels: number) => {
    const data = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
    const body = `{"page":"${SLUG}","data":${data}}`
    return callApi(previewRoute, { method: 'POST', body, cookie })
  }
  expect((await send(60)).status).toBe(200)
  expect((await send(8_000)).status).toBe(400)
})

describe('a page that editors fill in', () => {
  it('starts with its texts, whatever the sample content', async () => {
    expect((await getPageTexts('home', 'en')).hero.title).toBe(homeContent.en.hero.title)
    const { about } = await getPageTexts('home', 'hi')
    expect(about?.paragraphs).toEqual(homeContent.hi.about.paragraphs)
  })

  it('is changed by an editor, never by a visitor', async () => {
    await expect(save('मेरा', { as: 'visitor' })).rejects.toThrow(/not allowed/)
    await save('नया शीर्षक')
    expect(await hindiTitle()).toBe('नया शीर्षक')
  })

  it('shows no draft to a visitor, and is renewed only when one is published', async () => {
    await save('पहले')
    renewed.length = 0
    await save('मसौदा', { draft: true })
    expect(await hindiTitle()).toBe('पहले')
    expect(renewed).toEqual([])
    const payload = await getPayloadClient()
    const asVisitor = { slug: SLUG, overrideAccess: false } as const
    expect(JSON.stringify(await payload.findGlobal({ ...asVisitor, draft: true }))).not.toContain(
      'मसौदा',
    )
    await expect(payload.findGlobalVersions(asVisitor)).rejects.toThrow(/not allowed/)
    await save('मसौदा')
    expect(renewed).toContain(SLUG)
    expect(await hindiTitle()).toBe('मसौदा')
  })

  it('cannot be unpublished, only changed', async () => {
    const payload = await getPayloadClient()
    const unpublish = payload.updateGlobal({
      slug: SLUG,
      data: { _status: 'draft' },
      overrideAccess: false,
      user: await testAccount('admin'),
    })
    await expect(unpublish).rejects.toThrow(/stays published/)
    expect(await hindiTitle()).not.toBe('')
  })

  it('gets no draft by restoring a version, and shows a published one that is restored', async () => {
    await save('पहले')
    await save('मसौदा', { draft: true })
    await save('अब')
    const payload = await getPayloadClient()
    const { docs } = await payload.findGlobalVersions({
      slug: SLUG,
      limit: 3,
      sort: '-updatedAt',
      depth: 0,
      overrideAccess: true,
    })
    const [, draft, published] = docs.map(({ id }) => id)
    const cookie = `${await sessionCookie('editor')}; manavta-lng=hi`
    const restore = (id = '', query = '') =>
      callCms('POST', `globals/${SLUG}/versions/${id}${query}`, { cookie })
    const refused = { errors: [{ message: expect.stringContaining('प्रकाशित ही रहता है') }] }
    renewed.length = 0
    for (const response of [await restore(draft), await restore(published, '?draft=true')]) {
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject(refused)
    }
    expect(await hindiTitle()).toBe('अब')
    expect(renewed).toEqual([])

    expect((await restore(published)).status).toBe(200)
    expect(renewed).toContain(SLUG)
    expect(await hindiTitle()).toBe('पहले')
    expect((await restore('999999')).status).toBe(404)
  })

  it('wants its headline in one language at least, and texts of a sensible length', async () => {
    const payload = await getPayloadClient()
    const publish = async (title: object) =>
      payload.updateGlobal({
        slug: SLUG,
        data: { hero: { title }, _status: 'published' },
        overrideAccess: false,
        user: await testAccount('editor'),
      })
    await expect(publish({ en: ' ', hi: '' })).rejects.toThrow(/invalid/)
    await expect(publish({ en: 'x'.repeat(141), hi: '' })).rejects.toThrow(/invalid/)
    await publish({ en: '', hi: 'केवल हिन्दी' })
    expect((await getPageTexts('home', 'en')).hero.title).toMatchObject({
      props: { lang: 'hi', children: 'केवल हिन्दी' },
    })
  })

  it('is not seeded again after it was saved', async () => {
    const payload = await getPayloadClient()
    const write = vi.spyOn(payload, 'updateGlobal')
    await seedPages(payload)
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  it('keeps only its last versions', async () => {
    for (let index = 0; index < 18; index += 1) await save(`शीर्षक ${index}`)
    const payload = await getPayloadClient()
    const { totalDocs } = await payload.countGlobalVersions({
      global: SLUG,
      overrideAccess: true,
    })
    expect(totalDocs).toBe(20)
  })
})
