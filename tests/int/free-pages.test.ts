import { describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { withRenderContext } from '@/lib/render-context'
import { listFreePages, listPrograms } from '@/server/pages/items'
import { getPageTexts } from '@/server/pages/page-data'
import { keepTyped } from '@/server/pages/previews'
import { getPayloadClient } from '@/server/payload-client'
import { testAccount } from '../support/api'
import { makePicture } from '../support/uploads'

const payload = await getPayloadClient()
const editor = await testAccount('editor')
const asEditor = { overrideAccess: false, user: editor } as const

const create = (data: object) =>
  payload.create({ collection: slugs.freePages, data: data as never, ...asEditor })

const layout = [
  { blockType: 'text', heading: { en: 'Why', hi: 'क्यों' }, paragraphs: { en: 'One.\n\nTwo.' } },
  { blockType: 'quote', text: { en: '', hi: 'केवल हिन्दी' } },
  {
    blockType: 'questions',
    questions: [{ title: { en: 'When?' }, answer: { en: 'Daily.' } }, { title: { en: ' ' } }],
  },
]

describe('an editors’ page', () => {
  it('has its blocks in both languages, whatever is missing', async () => {
    await create({ title: { en: 'Our School' }, layout, _status: 'published' })
    const [page] = await listFreePages('hi')
    expect(page?.address).toBe('our-school')
    expect(page?.blocks.map(({ name }) => name)).toEqual(['text', 'quote', 'questions'])
    expect(page?.blocks[0]?.texts).toMatchObject({ heading: 'क्यों' })
    expect(page?.blocks[1]?.texts).toMatchObject({ text: 'केवल हिन्दी' })
    expect(page?.blocks[2]?.texts).toMatchObject({ questions: [{ answer: [{}] }] })
  })

  it('is not published under a title that nobody can see', async () => {
    const invisible = create({ title: { en: '\u200B', hi: ' ' }, layout, _status: 'published' })
    await expect(invisible).rejects.toMatchObject({ status: 400 })
  })

  it('derives its address from the title while that is being typed', async () => {
    const { id, address } = await payload.create({
      collection: slugs.freePages,
      draft: true,
      data: { _status: 'draft' },
      ...asEditor,
    })
    expect(address ?? null).toBeNull()
    const type = async (data: object) =>
      (
        await payload.update({
          collection: slugs.freePages,
          id,
          draft: true,
          data: { _status: 'draft', ...data } as never,
          ...asEditor,
        })
      ).address
    expect(await type({ title: { en: 'The' } })).toBe('the')
    // The form sends back the address that it received.
    expect(await type({ title: { en: 'The Well' }, address: 'the' })).toBe('the-well')
    expect(await type({ address: 'our-well' })).toBe('our-well')
    expect(await type({ title: { en: 'The Deep Well' } })).toBe('our-well')
  })

  it('has an address of whole words, however long the title', async () => {
    const title = { en: `${'a'.repeat(29)} ${'b'.repeat(29)} and more` }
    const { address } = await create({ title, _status: 'published' })
    expect(address).toBe(`${'a'.repeat(29)}-${'b'.repeat(29)}`)
  })

  it.each([
    [slugs.freePages, 'address'],
    [slugs.stories, 'anchor'],
  ] as const)(
    'has an address of its own in %s, also where another has its title',
    async (collection, field) => {
      type Made = { id: string; title?: { en?: string | null } } & Record<string, unknown>
      const title = { en: `Clean ${'water '.repeat(10)}` }
      const base = title.en.trim().toLowerCase().replaceAll(' ', '-').slice(0, 60).replace(/-$/, '')
      const numbered = (number: number) => `${base.slice(0, 58).replace(/-$/, '')}-${number}`
      const make = async (draft: boolean) =>
        (await payload.create({
          collection,
          draft,
          ...asEditor,
          data: { title, _status: draft ? 'draft' : 'published' } as never,
        })) as unknown as Made
      const change = async (id: string, data: object, draft = false) =>
        (await payload.update({
          collection,
          id,
          draft,
          ...asEditor,
          data: data as never,
        })) as unknown as Made
      const copy = async (id: string) =>
        (await payload.duplicate({
          collection,
          id,
          draft: true,
          ...asEditor,
          data: { _status: 'draft' } as never,
        })) as unknown as Made
      const first = await make(false)
      expect(first[field]).toBe(base)
      const second = await copy(first.id)
      expect(second[field]).toBe(numbered(2))
      await change(first.id, { deletedAt: new Date().toISOString() })
      const third = await make(true)
      expect(third[field]).toBe(numbered(3))
      // It keeps its number suffix, and follows a new title.
      expect((await change(second.id, { _status: 'draft' }, true))[field]).toBe(numbered(2))
      expect((await change(second.id, { _status: 'published' }))[field]).toBe(numbered(2))
      const renamed = { title: { en: `Taps in ${collection}` }, _status: 'draft' }
      expect((await change(third.id, renamed, true))[field]).toBe(
        `taps-in-${collection.replace('_', '-')}`,
      )
      // The first draft of the third page stays stored.
      const copied = await copy(second.id)
      expect((await change(copied.id, { _status: 'published' }))[field]).toBe(numbered(4))
    },
  )

  it('can be previewed as a draft without an address', async () => {
    const { id, address } = await payload.create({
      collection: slugs.freePages,
      draft: true,
      data: { title: { hi: 'பள்ளி' }, _status: 'draft' },
      ...asEditor,
    })
    expect(address ?? null).toBeNull()
    const preview = { user: editor, isLive: false }
    const pages = await withRenderContext({ startedAt: 0, preview }, () => listFreePages('hi'))
    expect(pages.find((page) => page.address === id)?.title).toBe('பள்ளி')
    const { preview: shownAt } = payload.collections[slugs.freePages].config.admin
    expect(shownAt?.({ id }, { locale: 'hi', req: {} as never, token: null })).toBe(
      `/preview/draft/hi/${id}`,
    )
  })

  it('gets a readable address with only Hindi, until it has an English title', async () => {
    const make = (title: object, _status: 'draft' | 'published') =>
      payload.create({
        collection: slugs.freePages,
        draft: _status === 'draft',
        data: { title, _status },
        ...asEditor,
      })
    const published = await make({ hi: 'हमारा कुआँ' }, 'published')
    expect(published.address).toBe('hamara-kuan')
    const draft = await make({ en: ' ', hi: 'हमारा कुआँ' }, 'draft')
    expect(draft.address).toBe('hamara-kuan-2')
    for (const [{ id }, address] of [
      [published, 'hamara-kuan'],
      [draft, 'well-in-the-village'],
    ] as const) {
      const title = { en: 'Well in the Village', hi: 'हमारा कुआँ' }
      const data = { title, _status: 'draft' as const }
      const change = { collection: slugs.freePages, id, draft: true, data, ...asEditor }
      expect((await payload.update(change)).address).toBe(address)
    }
  })

  it('gets an address even if its title has no letters that we can write', async () => {
    const { address } = await create({ title: { hi: 'பள்ளி' }, _status: 'published' })
    expect(address).toMatch(/^[0-9a-f-]+$/)
  })

  it('keeps its address when its title changes', async () => {
    const { id } = await create({ title: { en: 'Old Name' }, _status: 'published' })
    const { address } = await payload.update({
      collection: slugs.freePages,
      id,
      data: { title: { en: 'New Name' } },
      ...asEditor,
    })
    expect(address).toBe('old-name')
  })

  it('refuses addresses of the site itself, and those already taken', async () => {
    for (const address of ['donate', 'hi', 'Our School', '../x', 'our-school']) {
      await expect(
        create({ title: { en: 'Mine' }, address, _status: 'published' }),
      ).rejects.toThrow(/invalid|unique/i)
    }
  })

  it('has a picture, and shows none once that is deleted', async () => {
    const data = await makePicture()
    const picture = await payload.create({
      collection: slugs.media,
      data: { alt: 'A class' },
      file: { name: 'class.png', mimetype: 'image/png', data, size: data.length },
      overrideAccess: true,
    })
    await create({
      title: { en: 'With picture' },
      layout: [{ blockType: 'gallery', pictures: [{ picture: picture.id }] }],
      _status: 'published',
    })
    const pictures = async () => {
      const page = (await listFreePages('en')).find(({ address }) => address === 'with-picture')
      const [block] = page?.blocks ?? []
      return block?.name === 'gallery' ? block.texts.pictures : undefined
    }
    expect(await pictures()).toMatchObject([{ picture: { alt: 'A class' } }])
    // Bypasses the hook that protects pictures in use, as a restored or moved database may lack one.
    await payload.db.deleteOne({ collection: slugs.media, where: { id: { equals: picture.id } } })
    expect(await pictures()).toMatchObject([{ picture: null }])
  })

  it('is in the menu once it is published, and leads nowhere otherwise', async () => {
    const { id } = await create({ title: { en: 'In the menu' }, _status: 'published' })
    const { menu = [] } = await payload.findGlobal({ slug: 'navigation', overrideAccess: true })
    await payload.updateGlobal({
      slug: 'navigation',
      data: {
        menu: [...(menu ?? []), { label: { en: 'Ours' }, page: { own: id } }],
        _status: 'published',
      },
      ...asEditor,
    })
    const last = async () => (await getPageTexts('navigation', 'en')).menu.at(-1)
    expect(await last()).toEqual({ label: 'Ours', page: '/in-the-menu' })
    await payload.update({
      collection: slugs.freePages,
      id,
      data: { _status: 'draft' },
      ...asEditor,
    })
    expect(await last()).toEqual({ label: 'Ours', page: null })
  })

  it('is shown to its editor while it is typed, and to nobody else', async () => {
    const { id } = await create({ title: { en: 'Typed' }, _status: 'draft' })
    await keepTyped(editor, `${slugs.freePages}/${id}`, {
      title: { en: 'Typed more' },
      layout: [layout[0]],
    })
    const titles = async (preview?: { user: typeof editor; isLive: boolean }) =>
      (await withRenderContext({ startedAt: 0, preview }, () => listFreePages('en'))).map(
        ({ title }) => title,
      )
    expect(await titles({ user: editor, isLive: true })).toContain('Typed more')
    expect(await titles({ user: editor, isLive: false })).toContain('Typed')
    expect(await titles()).not.toContain('Typed')
  })
})

it('a program has texts and a picture for its own page', async () => {
  const { docs } = await payload.find({ collection: slugs.programs, limit: 1, ...asEditor })
  const id = docs[0]?.id ?? ''
  await payload.update({
    collection: slugs.programs,
    id,
    data: { details: { en: 'First.\n\nSecond.' }, _status: 'published' },
    ...asEditor,
  })
  const program = (await listPrograms('en')).find(({ details }) => details.length > 0)
  expect(program).toMatchObject({ details: ['First.', 'Second.'], picture: null })
})
