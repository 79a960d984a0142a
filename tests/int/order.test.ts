import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeVersion, newestVersion } from '@/cms/database/queries/newest-version'
import { type NumberedCollection, numberFields, type Position } from '@/cms/fields/numbered-order'
import { fillOrder } from '@/cms/reorder'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, callCms, sessionCookie } from '../support/api'
import { create } from '../support/create'

const publicRoutes = {
  [slugs.portfolio]: '/api/portfolio',
  [slugs.sliderImages]: '/api/about-slider',
  [slugs.inspirations]: '/api/inspirations',
}

type Method = Parameters<typeof callCms>[0]

async function cms(method: Method, path: string, body?: unknown, cookie = editor) {
  const response = await callCms(method, path, { cookie, body })
  return { status: response.status, body: await response.json() }
}

let editor = ''
beforeAll(async () => {
  editor = await sessionCookie('editor')
})

const externalImageUrl = 'https://example.org/a.webp'
const itemOf = {
  [slugs.portfolio]: (name: string, sortOrder: number) => ({
    title: name,
    description: name,
    category: 'general',
    _status: 'published',
    sortOrder,
    externalImageUrl,
  }),
  [slugs.sliderImages]: (altText: string, displayOrder: number) => ({
    altText,
    displayOrder,
    isActive: true,
    externalImageUrl,
  }),
  [slugs.inspirations]: (name: string, sortOrder: number) => ({ name, sortOrder }),
}
const collections = Object.keys(publicRoutes) as NumberedCollection[]

const MADE_AT = Date.parse('2026-11-25T06:00:00Z')
const A_SECOND_MS = 1000

/**
 * Creates three items, two with the same number. They are a second apart, because items with the
 * same number are sorted by age.
 * @returns their ids by name.
 */
async function make(collection: NumberedCollection): Promise<Record<string, string>> {
  const payload = await getPayloadClient()
  await payload.delete({ collection, where: {}, overrideAccess: true })
  const ids: Record<string, string> = {}
  for (const [name, number, seconds] of [
    ['a', 5, 0],
    ['b', 7, 1],
    ['c', 7, 2],
  ] as const) {
    const createdAt = new Date(MADE_AT + seconds * A_SECOND_MS).toISOString()
    const data = { ...itemOf[collection](name, number), createdAt }
    ids[name] = (await create(collection, data)).id
  }
  return ids
}

type Named = { name?: string; title?: string; altText?: string }
const nameOf = (item: Named) => item.name ?? item.title ?? item.altText
const shown = async (collection: NumberedCollection) =>
  (await (await callApi(publicRoutes[collection])).json()).map(nameOf).join('')
const inPanel = async (collection: NumberedCollection) =>
  (await cms('GET', `${collection}?sort=_order&draft=true`)).body.docs.map(nameOf).join('')

const drag = (
  collection: string,
  [id, newKeyWillBe, target]: [string?, string?, string?],
  cookie?: string,
) =>
  cms(
    'POST',
    'reorder',
    {
      collectionSlug: collection,
      docsToMove: [id],
      newKeyWillBe,
      target: { id: target, key: 'pending' },
      orderableFieldName: '_order',
    },
    cookie,
  )

describe.each(collections)('the order of %s', (collection) => {
  let ids: Record<string, string> = {}
  beforeEach(async () => {
    ids = await make(collection)
  })

  it('is the same in the panel as on the page', async () => {
    const expected = collection === slugs.portfolio ? 'acb' : 'abc'
    expect(await shown(collection)).toBe(expected)
    expect(await inPanel(collection)).toBe(expected)
  })

  it('is changed by dragging in the panel', async () => {
    expect((await drag(collection, [ids.c, 'less', ids.a])).status).toBe(200)
    expect(await shown(collection)).toBe('cab')
    expect((await drag(collection, [ids.c, 'greater', ids.a])).status).toBe(200)
    expect(await shown(collection)).toBe('acb')
    expect(await inPanel(collection)).toBe('acb')
  })

  it('is changed by two drags at the same moment, one after the other', async () => {
    await Promise.all([
      drag(collection, [ids.c, 'less', ids.a]),
      drag(collection, [ids.b, 'less', ids.a]),
    ])
    expect((await shown(collection)).at(-1)).toBe('a')
    const { docs } = await (await getPayloadClient()).find({ collection, overrideAccess: true })
    const numbers = docs.map((doc) => (doc as Position)[numberFields[collection]])
    expect(numbers.toSorted()).toEqual([0, 1, 2])
  })

  it('stays when a form that was open meanwhile is saved', async () => {
    const { body: open } = await cms('GET', `${collection}/${ids.c}?depth=0`)
    await drag(collection, [ids.c, 'less', ids.a])
    expect((await cms('PATCH', `${collection}/${ids.c}`, open)).status).toBe(200)
    expect(await shown(collection)).toBe('cab')
    expect(await inPanel(collection)).toBe('cab')
  })

  it('changes while an item is saved, and older forms of it stay outdated', async () => {
    const payload = await getPayloadClient()
    const { body: open } = await cms('GET', `${collection}/${ids.c}?depth=0`)
    const save = () => cms('PATCH', `${collection}/${ids.c}`, open)
    const { find } = payload
    let isSaved = false
    vi.spyOn(payload, 'find').mockImplementation(async (args) => {
      const found = await find.call(payload, args)
      if (isSaved || args.sort !== '_order') return found
      isSaved = true
      expect((await save()).status).toBe(200)
      return found
    })
    expect((await drag(collection, [ids.c, 'less', ids.a])).status).toBe(200)
    vi.restoreAllMocks()
    expect(await shown(collection)).toBe('cab')
    expect((await save()).status).toBe(409)
  })

  it('has items created in the panel at its end', async () => {
    const made = await cms('POST', collection, itemOf[collection]('d', 0))
    expect(made.status).toBe(201)
    expect((await shown(collection)).at(-1)).toBe('d')
    expect((await inPanel(collection)).at(-1)).toBe('d')
  })

  it('is changed only by staff', async () => {
    expect((await drag(collection, [ids.c, 'less', ids.a], '')).status).toBe(401)
    expect((await drag(collection, [ids.c, 'less'])).status).toBe(400)
    expect((await shown(collection)).at(0)).toBe('a')
  })

  it('of an older version is restored', async () => {
    const payload = await getPayloadClient()
    await drag(collection, [ids.c, 'less', ids.a])
    const { docs } = await payload.find({ collection, pagination: false, overrideAccess: true })
    for (const { id, updatedAt } of docs) {
      await payload.db.updateOne({ collection, id, data: { _order: null, updatedAt } })
      const newest = await newestVersion(payload, collection, id)
      if (newest) await changeVersion(payload, collection, newest, { _order: null })
    }
    expect(await inPanel(collection)).not.toBe('cab')
    await fillOrder(payload)
    expect(await inPanel(collection)).toBe('cab')
    expect(await shown(collection)).toBe('cab')
    const after = await payload.find({ collection, pagination: false, overrideAccess: true })
    expect(after.docs.map(({ updatedAt }) => updatedAt)).toEqual(
      docs.map(({ updatedAt }) => updatedAt),
    )
  })
})

it('an unfinished draft moves with its item, and stays a draft', async () => {
  const ids = await make(slugs.portfolio)
  await cms('PATCH', `portfolio/${ids.c}?draft=true`, { title: 'unfinished', _status: 'draft' })
  await drag(slugs.portfolio, [ids.c, 'greater', ids.b])
  expect(await shown(slugs.portfolio)).toBe('abc')
  expect(await inPanel(slugs.portfolio)).toBe('abunfinished')
  const draft = await cms('GET', `portfolio/${ids.c}?draft=true`)
  expect(draft.body).toMatchObject({ title: 'unfinished', sortOrder: 2 })
  const list = await callApi('/api/admin/portfolio', { cookie: await sessionCookie('admin') })
  expect((await list.json()).map(nameOf).join('')).toBe('abc')
})

it('the order of programs is dragged as well', async () => {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({ collection: slugs.programs, sort: '_order', limit: 2 })
  const [first, second] = docs
  const body = {
    collectionSlug: slugs.programs,
    docsToMove: [second?.id],
    newKeyWillBe: 'less',
    target: { id: first?.id, key: first?._order },
    orderableFieldName: '_order',
  }
  expect((await cms('POST', 'reorder', body)).status).toBe(200)
  const after = await payload.find({ collection: slugs.programs, sort: '_order', limit: 2 })
  expect(after.docs.map(({ id }) => id)).toEqual([second?.id, first?.id])
})

it('of programs stays when an older version of one is restored', async () => {
  const payload = await getPayloadClient()
  const read = async () =>
    (await payload.find({ collection: slugs.programs, sort: '_order', limit: 3 })).docs
  const [first, , third] = await read()
  const { body: saved } = await cms('PATCH', `programs/${first?.id}`, { part: 'dusk' })
  await cms('POST', 'reorder', {
    collectionSlug: slugs.programs,
    docsToMove: [first?.id],
    newKeyWillBe: 'greater',
    target: { id: third?.id, key: third?._order },
    orderableFieldName: '_order',
  })
  const dragged = (await read()).map(({ id }) => id)
  const { docs } = await payload.findVersions({
    collection: slugs.programs,
    where: { parent: { equals: first?.id }, 'version._order': { equals: saved.doc._order } },
  })
  expect((await cms('POST', `programs/versions/${docs[0]?.id}`)).status).toBe(200)
  expect((await read()).map(({ id }) => id)).toEqual(dragged)
})

it.each(['{', 'null', '"portfolio"'])('a move with the body %s is a bad request', async (body) => {
  expect((await cms('POST', 'reorder', body)).status).toBe(400)
})
