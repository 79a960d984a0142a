import { beforeAll, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { listInspirationCards } from '@/server/inspirations/page-data'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { uploadPicture } from '../support/uploads'

const slides = '/api/about-slider'
const slideAdmin = '/api/admin/about-slider/{id}'
const slidesAdmin = '/api/admin/about-slider'
const personAdmin = '/api/admin/inspirations/{id}'
const peopleAdmin = '/api/admin/inspirations'
const itemAdmin = '/api/admin/portfolio/{id}'
const itemsAdmin = '/api/admin/portfolio'
const postAdmin = '/api/admin/posts/{id}'
const postsAdmin = '/api/admin/posts'
const people = '/api/inspirations'
const items = '/api/portfolio'
const postsPublic = '/api/posts'

let cookie = ''
let imageUrl = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
  imageUrl = await uploadPicture()
})

const send = (route: string, method: string, body?: unknown, more: object = {}) =>
  callApi(route, { method, body, cookie, ...more })
const sendTo = (route: string, method: string, id: string, body?: unknown, headers = {}) =>
  callApi(route, { method, body, cookie, headers, id })
/** Creates an unfinished draft as the panel does. */
const makeDraft = async (collection: 'portfolio' | 'posts', data: object) => {
  const payload = await getPayloadClient()
  const made = await payload.create({
    collection,
    draft: true,
    data: { ...data, _status: 'draft' } as never,
    overrideAccess: true,
  })
  return String(made.id)
}
/** Returns the newest version, drafts included, in Hindi. */
const newestOf = async (id: string) =>
  (await getPayloadClient()).findByID({
    collection: slugs.portfolio,
    id,
    locale: 'hi',
    draft: true,
    overrideAccess: true,
  })
const FULL = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
/** Makes the English save fail after the Hindi one. */
const failSecondSave = async (change: () => Promise<Response>, meanwhile = () => {}) => {
  const payload = await getPayloadClient()
  const save = payload.update.bind(payload)
  const update = vi.spyOn(payload, 'update')
  update.mockImplementationOnce(save)
  update.mockImplementationOnce(async () => {
    meanwhile()
    throw FULL
  })
  const response = await change()
  update.mockRestore()
  return response
}
const read = async (route: string, query = '') => (await callApi(`${route}${query}`)).json()

describe('portfolio', () => {
  const form = { title: 'School', description: 'New\nroof', category: 'education' }

  it('goes from the form to the page and into the trash', async () => {
    const response = await send(itemsAdmin, 'POST', { ...form, imageUrl, sortOrder: '7' })
    expect(response.status).toBe(201)
    const item = await response.json()
    expect(item).toEqual({
      ...form,
      id: expect.any(String),
      imageUrl,
      isPublished: true,
      sortOrder: 7,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    const { updatedAt: _updatedAt, ...shown } = item
    expect(await read(items)).toEqual([shown])

    const patched = await sendTo(itemAdmin, 'PATCH', item.id, { isPublished: false })
    expect(await patched.json()).toMatchObject({ ...form, isPublished: false, imageUrl })
    expect(await read(items)).toEqual([])
    const list = await send(itemsAdmin, 'GET')
    expect(list.headers.get('x-total-count')).toBe('1')
    expect(await list.json()).toMatchObject([{ id: item.id, isPublished: false }])

    const removed = await sendTo(itemAdmin, 'DELETE', item.id)
    expect([removed.status, await removed.json()]).toEqual([200, { id: item.id }])
    expect(await (await send(itemsAdmin, 'GET')).json()).toEqual([])
    expect((await sendTo(itemAdmin, 'PATCH', item.id, { title: 'x' })).status).toBe(404)
    expect((await sendTo(itemAdmin, 'DELETE', item.id)).status).toBe(404)
    const payload = await getPayloadClient()
    const trashed = await payload.findByID({
      collection: slugs.portfolio,
      id: item.id,
      trash: true,
      overrideAccess: true,
    })
    expect(trashed.deletedAt).toBeTruthy()
  })

  it('accepts an https address, but no local picture that does not exist', async () => {
    const external = 'https://example.org/a.jpg'
    const made = await send(itemsAdmin, 'POST', { ...form, imageUrl: external })
    const item = await made.json()
    expect(item.imageUrl).toBe(external)
    const toOwn = await sendTo(itemAdmin, 'PATCH', item.id, { imageUrl })
    expect((await toOwn.json()).imageUrl).toBe(imageUrl)
    const toNone = await sendTo(itemAdmin, 'PATCH', item.id, { imageUrl: '/media/no.webp' })
    expect(toNone.status).toBe(400)
    expect(await toNone.json()).toEqual({
      message: 'Please use an uploaded picture or an https address',
      errors: { imageUrl: 'Please use an uploaded picture or an https address' },
    })
    await sendTo(itemAdmin, 'DELETE', item.id)
  })

  it('lists by order, then newest', async () => {
    const ids: string[] = []
    for (const [title, sortOrder] of [
      ['b', 2],
      ['c', 2],
      ['a', -1],
    ]) {
      const made = await send(itemsAdmin, 'POST', { ...form, title, sortOrder, imageUrl })
      ids.push((await made.json()).id)
    }
    const titles = (await read(items)).map((item: { title: string }) => item.title)
    expect(titles).toEqual(['a', 'c', 'b'])
    for (const id of ids) await sendTo(itemAdmin, 'DELETE', id)
  })

  it('changes the published item, not the unfinished draft on top of it', async () => {
    const made = await send(itemsAdmin, 'POST', { ...form, imageUrl })
    const { id } = await made.json()
    const payload = await getPayloadClient()
    await payload.update({
      collection: slugs.portfolio,
      id,
      draft: true,
      data: { description: 'half a senten', _status: 'draft' },
      overrideAccess: true,
    })
    const patched = await sendTo(itemAdmin, 'PATCH', id, { sortOrder: 3 })
    expect(await patched.json()).toMatchObject({ ...form, sortOrder: 3, isPublished: true })
    expect(await read(items)).toMatchObject([{ description: form.description, sortOrder: 3 }])
    await sendTo(itemAdmin, 'DELETE', id)
  })

  describe('with an unfinished draft in Hindi over it', () => {
    const hindi = { titleHi: 'विद्यालय', descriptionHi: 'नई छत' }
    const makeItem = async () => {
      const made = await send(itemsAdmin, 'POST', { ...form, ...hindi, imageUrl })
      const { id } = await made.json()
      const payload = await getPayloadClient()
      const draft = { title: 'विद्यालय का', description: 'आधा वा', _status: 'draft' } as const
      await payload.update({
        collection: slugs.portfolio,
        id,
        locale: 'hi',
        draft: true,
        data: draft,
        overrideAccess: true,
      })
      return id as string
    }

    it.each([
      ['plain fields', { sortOrder: 3 }, hindi],
      ['a Hindi text', { titleHi: 'पाठशाला' }, { ...hindi, titleHi: 'पाठशाला' }],
    ])('is changed in %s, and the draft not published', async (_what, change, expected) => {
      const id = await makeItem()
      const patched = await (await sendTo(itemAdmin, 'PATCH', id, change)).json()
      expect(patched).toMatchObject({ ...form, ...expected, isPublished: true })
      const { updatedAt } = patched
      const again = await sendTo(itemAdmin, 'PATCH', id, form, { 'If-Match': updatedAt })
      expect(again.status).toBe(200)
      const [shown] = await read(items, '?locale=hi')
      expect([shown.title, shown.description]).toEqual([expected.titleHi, expected.descriptionHi])
      await sendTo(itemAdmin, 'DELETE', id)
    })

    it('keeps the draft if the save fails', async () => {
      const id = await makeItem()
      const failed = await failSecondSave(() =>
        sendTo(itemAdmin, 'PATCH', id, { titleHi: 'पाठशाला' }),
      )
      expect(failed.status).toBe(503)
      expect(await newestOf(id)).toMatchObject({ title: 'विद्यालय का', _status: 'draft' })
      await sendTo(itemAdmin, 'DELETE', id)
    })

    it('goes into the trash as a draft', async () => {
      const id = await makeItem()
      await sendTo(itemAdmin, 'DELETE', id)
      const payload = await getPayloadClient()
      const trashed = await payload.findByID({
        collection: slugs.portfolio,
        id,
        locale: 'hi',
        trash: true,
        overrideAccess: true,
      })
      expect(trashed).toMatchObject({ title: 'विद्यालय का', _status: 'draft' })
    })
  })

  it('lets one of two changes to the same version through', async () => {
    const made = await send(itemsAdmin, 'POST', { ...form, imageUrl })
    const { id, updatedAt } = await made.json()
    const change = (title: string, version: string) =>
      sendTo(itemAdmin, 'PATCH', id, { title }, { 'If-Match': version })
    const responses = await Promise.all(['x', 'y', 'z'].map((title) => change(title, updatedAt)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const late = responses.find(({ status }) => status === 409)
    expect(await late?.json()).toEqual({
      message: 'Someone else has changed this in the meantime. Please reload and try again.',
    })
    const [current] = await (await send(itemsAdmin, 'GET')).json()
    expect((await change('again', `"${current.updatedAt}"`)).status).toBe(200)
    expect((await change('never', 'no date')).status).toBe(409)
    expect((await change('any', '*')).status).toBe(200)
    await sendTo(itemAdmin, 'DELETE', id)
  })

  it('is not published unfinished, and the refusal leaves its version unchanged', async () => {
    const id = await makeDraft(slugs.portfolio, { title: 'School', category: 'education' })
    const [{ updatedAt }] = await (await send(itemsAdmin, 'GET')).json()
    const change = (body: object) => sendTo(itemAdmin, 'PATCH', id, body, { 'If-Match': updatedAt })
    expect((await change({ isPublished: true })).status).toBe(400)
    const corrected = await change({ isPublished: true, description: form.description, imageUrl })
    expect(corrected.status).toBe(200)
    await sendTo(itemAdmin, 'DELETE', id)
  })

  it('keeps its version if the database fails before the save', async () => {
    const made = await send(itemsAdmin, 'POST', { ...form, imageUrl })
    const { id, updatedAt } = await made.json()
    const change = () =>
      sendTo(itemAdmin, 'PATCH', id, { titleHi: 'पाठशाला' }, { 'If-Match': updatedAt })
    const update = vi.spyOn(await getPayloadClient(), 'update')
    update.mockRejectedValueOnce(FULL)
    expect((await change()).status).toBe(503)
    update.mockRestore()
    expect((await change()).status).toBe(200)
    await sendTo(itemAdmin, 'DELETE', id)
  })

  it('stays unchanged if the save fails after its Hindi', async () => {
    const made = await send(itemsAdmin, 'POST', { ...form, titleHi: 'विद्यालय', imageUrl })
    const { id, updatedAt } = await made.json()
    const change = () =>
      sendTo(itemAdmin, 'PATCH', id, { titleHi: 'पाठशाला' }, { 'If-Match': updatedAt })
    expect((await failSecondSave(change)).status).toBe(503)
    expect(await newestOf(id)).toMatchObject({ title: 'विद्यालय', _status: 'published' })
    const { db } = await getPayloadClient()
    const failFromThere = () => void vi.spyOn(db, 'updateVersion').mockRejectedValueOnce(FULL)
    expect((await failSecondSave(change, failFromThere)).status).toBe(503)
    vi.mocked(db.updateVersion).mockRestore()
    expect((await change()).status).toBe(200)
    await sendTo(itemAdmin, 'DELETE', id)
  })

  it('goes into the trash as an unfinished draft', async () => {
    const id = await makeDraft(slugs.portfolio, { title: 'School', category: 'education' })
    expect((await sendTo(itemAdmin, 'DELETE', id)).status).toBe(200)
    expect(await (await send(itemsAdmin, 'GET')).json()).toEqual([])
  })
})

describe('about slider', () => {
  it('shows the active ones by order, then age, and an admin all', async () => {
    const ids: string[] = []
    for (const slide of [
      { altText: 'second', displayOrder: 1 },
      { altText: 'third', displayOrder: 1 },
      { altText: 'first' },
      { altText: 'hidden', isActive: false },
    ]) {
      const made = await send(slidesAdmin, 'POST', { ...slide, imageUrl })
      expect(made.status).toBe(201)
      ids.push((await made.json()).id)
    }
    expect(await read(slides)).toEqual([
      { id: ids[2], imageUrl, altText: 'first' },
      { id: ids[0], imageUrl, altText: 'second' },
      { id: ids[1], imageUrl, altText: 'third' },
    ])
    const put = await sendTo(slideAdmin, 'PUT', ids[3] ?? '', {
      imageUrl,
      altText: 'shown',
      displayOrder: 9,
      isActive: true,
    })
    expect(await put.json()).toMatchObject({ altText: 'shown', displayOrder: 9, isActive: true })
    expect(await read(slides)).toHaveLength(4)
    for (const id of ids) await sendTo(slideAdmin, 'DELETE', id)
    expect(await read(slides)).toEqual([])
  })
})

describe('inspirations', () => {
  it('are sorted by order, then name, with or without a picture', async () => {
    const ids: string[] = []
    for (const person of [
      { name: 'Kabir', sortOrder: 1, imageUrl },
      { name: 'Vinoba', imageUrl: '' },
      { name: 'Élodie' },
    ]) {
      ids.push((await (await send(peopleAdmin, 'POST', person)).json()).id)
    }
    expect(await read(people)).toEqual([
      { id: ids[2], name: 'Élodie', sortOrder: 0 },
      { id: ids[1], name: 'Vinoba', sortOrder: 0 },
      { id: ids[0], name: 'Kabir', sortOrder: 1, imageUrl },
    ])
    const kept = await sendTo(personAdmin, 'PUT', ids[0] ?? '', { name: 'Sant Kabir' })
    expect(await kept.json()).toMatchObject({ name: 'Sant Kabir', imageUrl, sortOrder: 0 })
    const cleared = await sendTo(personAdmin, 'PUT', ids[0] ?? '', {
      name: 'K',
      imageUrl: null,
    })
    expect(await cleared.json()).not.toHaveProperty('imageUrl')
    for (const id of ids) await sendTo(personAdmin, 'DELETE', id)
  })

  it('have a line in each language, and link to a published program', async () => {
    const person = { name: 'Kabir', line: 'A weaver', lineHi: 'जुलाहे' }
    const { id } = await (await send(peopleAdmin, 'POST', person)).json()
    expect(await read(people)).toMatchObject([{ name: 'Kabir', line: 'A weaver' }])
    const payload = await getPayloadClient()
    const title = { en: 'Weaving', hi: 'बुनाई' }
    const program = await payload.create({
      collection: slugs.programs,
      data: { title, part: 'marigold', _status: 'draft' },
      overrideAccess: true,
    })
    await payload.update({
      collection: slugs.inspirations,
      id,
      data: { program: program.id },
      overrideAccess: true,
    })
    expect(await listInspirationCards('hi')).toMatchObject([{ line: 'जुलाहे', program: undefined }])
    await payload.update({
      collection: slugs.programs,
      id: program.id,
      data: { _status: 'published' },
      overrideAccess: true,
    })
    expect(await listInspirationCards('hi')).toMatchObject([
      { program: { id: 'weaving', title: 'बुनाई' } },
    ])
    const cleared = await sendTo(personAdmin, 'PUT', id, {
      name: 'Kabir',
      line: '',
      lineHi: '',
    })
    expect(await cleared.json()).not.toHaveProperty('line')
    expect(await listInspirationCards('en')).toMatchObject([{ program: { id: 'weaving' } }])
    await sendTo(personAdmin, 'DELETE', id)
  })
})

describe('posts', () => {
  const form = {
    type: 'event',
    title: 'Camp',
    content: 'First paragraph\nwith a second line\n\nSecond <b>paragraph</b>',
    eventDate: '2030-01-02T10:00',
    eventLocation: 'School yard',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  }

  it('changed in several tabs at once have both languages of one change, and none is refused', async () => {
    const created = await send(postsAdmin, 'POST', { type: 'text', title: 'A', content: 'B' })
    const { id } = await created.json()
    const changes = Array.from({ length: 5 }, (_, tab) => ({
      title: `Title ${tab}`,
      titleHi: `शीर्षक ${tab}`,
    }))
    const responses = await Promise.all(
      changes.map((change) => sendTo(postAdmin, 'PATCH', id, change)),
    )
    expect(responses.map(({ status }) => status)).toEqual(changes.map(() => 200))
    const listed: { id: string }[] = await (await send(postsAdmin, 'GET')).json()
    const stored = listed.find((each) => each.id === id)
    expect(
      changes.filter((change) => expect.objectContaining(change).asymmetricMatch(stored)),
    ).toHaveLength(1)
    const deleted = await Promise.all([1, 2].map(() => sendTo(postAdmin, 'DELETE', id)))
    expect(deleted.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('go into the trash without a title and a text', async () => {
    const id = await makeDraft(slugs.posts, { type: 'text' })
    expect((await sendTo(postAdmin, 'DELETE', id)).status).toBe(200)
    const payload = await getPayloadClient()
    const [trashed] = (
      await payload.find({
        collection: slugs.posts,
        where: { id: { equals: id } },
        trash: true,
        overrideAccess: true,
      })
    ).docs
    expect(trashed?.deletedAt).toBeTruthy()
  })

  it('take plain text and give the same plain text back', async () => {
    const made = await send(postsAdmin, 'POST', { ...form, imageUrl })
    expect(made.status).toBe(201)
    const post = await made.json()
    const expected = { ...form, eventDate: '2030-01-02T04:30:00.000Z', imageUrl, isPublished: true }
    expect(post).toEqual({
      ...expected,
      id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const { updatedAt: _updatedAt, ...shown } = post
    const image = { imageAlt: 'Camp', imageSrcSet: expect.stringContaining('/media/') }
    expect(await read(postsPublic)).toEqual([{ ...shown, ...image }])
    const cleared = await sendTo(postAdmin, 'PATCH', post.id, {
      eventDate: '',
      eventLocation: null,
      imageUrl: '',
      videoUrl: '',
    })
    expect(Object.keys(await cleared.json())).toEqual(
      expect.not.arrayContaining(['eventDate', 'eventLocation', 'imageUrl', 'videoUrl']),
    )
    const found = async (search: string) =>
      (await (await callApi(`${postsAdmin}?search=${search}`, { cookie })).json()).length
    expect([await found('camp'), await found('yard')]).toEqual([1, 0])
    await sendTo(postAdmin, 'DELETE', post.id)
  })

  it("keep an editor's formatting if the text stays the same", async () => {
    const { id } = await (await send(postsAdmin, 'POST', form)).json()
    const payload = await getPayloadClient()
    const stored = await payload.findByID({ collection: slugs.posts, id, overrideAccess: true })
    const bold = JSON.parse(JSON.stringify(stored.content).replaceAll('"format":0', '"format":1'))
    await payload.update({
      collection: slugs.posts,
      id,
      data: { content: bold },
      overrideAccess: true,
    })
    const contentAfter = async (content: string) => {
      await sendTo(postAdmin, 'PATCH', id, { title: 'New', content })
      const doc = await payload.findByID({ collection: slugs.posts, id, overrideAccess: true })
      return JSON.stringify(doc.content)
    }
    expect(await contentAfter(form.content)).toContain('"format":1')
    expect(await contentAfter('Other words')).not.toContain('"format":1')
    await sendTo(postAdmin, 'DELETE', id)
  })

  it('have all picture data that a page needs, in the public call', async () => {
    const payload = await getPayloadClient()
    const form = { type: 'text', title: 'Pump', content: 'x', imageUrl: await uploadPicture() }
    const { id } = await (await send(postsAdmin, 'POST', form)).json()
    const { image } = await payload.findByID({
      collection: slugs.posts,
      id,
      depth: 0,
      overrideAccess: true,
    })
    const describePicture = (data: object) =>
      payload.update({
        collection: slugs.media,
        id: String(image),
        locale: 'hi',
        overrideAccess: true,
        data,
      })
    await describePicture({ focalX: 20, focalY: 50 })
    const [post] = await read(postsPublic, '?limit=1&locale=hi')
    expect(post).toMatchObject({
      imageFocus: { x: 20, y: 50 },
      imageAlt: 'Pump',
      languages: { title: 'en', imageAlt: 'en' },
    })
    expect(post.imageSrcSet).toMatch(/^\/media\/\S+ \d+w(, \/media\/\S+ \d+w)*$/)
    await describePicture({ alt: 'गाँव का नया पंप' })
    const [described] = await read(postsPublic, '?limit=1&locale=hi')
    expect(described).toMatchObject({ imageAlt: 'गाँव का नया पंप' })
    expect(described.languages).not.toHaveProperty('imageAlt')
    await sendTo(postAdmin, 'DELETE', id)
  })

  it('are listed newest first, page by page, without drafts', async () => {
    const ids: string[] = []
    for (const index of [1, 2, 3, 4]) {
      const body = { type: 'text', title: `Post ${index}`, content: 'x', isPublished: index !== 4 }
      ids.push((await (await send(postsAdmin, 'POST', body)).json()).id)
    }
    const titles = async (query: string) =>
      (await read(postsPublic, query)).map(({ title }: { title: string }) => title)
    expect(await titles('?limit=2')).toEqual(['Post 3', 'Post 2'])
    expect(await titles('?limit=2&page=2&locale=hi')).toEqual(['Post 1'])
    expect(await titles('?limit=2&page=3')).toEqual([])
    expect((await callApi(`${postsPublic}?limit=0`)).status).toBe(400)
    for (const id of ids) await sendTo(postAdmin, 'DELETE', id)
  })
})

describe.each([
  {
    kind: 'portfolio items',
    routes: [items, itemsAdmin, itemAdmin],
    method: 'PATCH',
    english: { title: 'School', description: 'New roof', category: 'education' },
    hindi: { title: 'स्कूल', description: 'नई छत' },
  },
  {
    kind: 'slides',
    routes: [slides, slidesAdmin, slideAdmin],
    method: 'PUT',
    english: { altText: 'A well' },
    hindi: { altText: 'एक कुआँ' },
  },
  {
    kind: 'inspirations',
    routes: [people, peopleAdmin, personAdmin],
    method: 'PUT',
    english: { name: 'Kabir' },
    hindi: { name: 'कबीर' },
  },
  {
    kind: 'activities',
    routes: [postsPublic, postsAdmin, postAdmin],
    method: 'PATCH',
    english: { type: 'event', title: 'Camp', content: 'One\n\nTwo', eventLocation: 'Yard' },
    hindi: { title: 'शिविर', content: 'एक\n\nदो', eventLocation: 'आँगन' },
  },
] as const)('the Hindi of $kind', ({ routes, method, english, hindi }) => {
  const [shown, list, one] = routes
  const inBody = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${field}Hi`, text]))
  const hindiNames = Object.keys(inBody(hindi))
  const blank = Object.fromEntries(hindiNames.map((field) => [field, '']))
  const englishTexts = Object.fromEntries(
    Object.entries(english).filter(([field]) => field in hindi),
  )
  const textsIn = async (locale: string) => (await read(shown, `?locale=${locale}`))[0]
  const change = (id: string, body: object, headers = {}) =>
    sendTo(one, method, id, { ...english, imageUrl, ...body }, headers)

  it('is created, stored, changed and cleared together with the English', async () => {
    const made = await send(list, 'POST', { ...english, imageUrl, ...inBody(hindi) })
    expect(made.status).toBe(201)
    const item = await made.json()
    expect(item).toMatchObject({ ...englishTexts, ...inBody(hindi) })
    expect(await textsIn('hi')).toMatchObject(hindi)
    expect(await textsIn('en')).toMatchObject(englishTexts)
    expect(Object.keys(await textsIn('hi'))).toEqual(expect.not.arrayContaining(hindiNames))

    // A client that does not send the Hindi leaves it unchanged.
    expect(await (await change(item.id, {})).json()).toMatchObject(inBody(hindi))
    expect(await textsIn('hi')).toMatchObject(hindi)

    const [field = '', text] = Object.entries(hindi)[0] ?? []
    const changed = await (await change(item.id, { [`${field}Hi`]: `${text} 2` })).json()
    expect(changed).toMatchObject({ ...inBody(hindi), [`${field}Hi`]: `${text} 2` })
    expect(await textsIn('hi')).toMatchObject({ ...hindi, [field]: `${text} 2` })
    expect(await textsIn('en')).toMatchObject(englishTexts)

    const cleared = await (await change(item.id, blank)).json()
    expect(Object.keys(cleared)).toEqual(expect.not.arrayContaining(hindiNames))
    expect(await textsIn('hi')).toMatchObject(englishTexts)
    const [listed] = await (await send(list, 'GET')).json()
    expect(listed).toEqual(cleared)
    expect(await (await change(item.id, inBody(hindi))).json()).toMatchObject(inBody(hindi))
    expect(await textsIn('hi')).toMatchObject(hindi)
    await sendTo(one, 'DELETE', item.id)
  })

  it('is saved only if the version is current', async () => {
    const made = await send(list, 'POST', { ...english, imageUrl, ...blank })
    const { id, updatedAt } = await made.json()
    const saved = await change(id, inBody(hindi), { 'If-Match': updatedAt })
    expect(saved.status).toBe(200)
    expect((await change(id, blank, { 'If-Match': updatedAt })).status).toBe(409)
    expect(await textsIn('hi')).toMatchObject(hindi)
    const again = (await saved.json()).updatedAt
    expect((await change(id, {}, { 'If-Match': again })).status).toBe(200)
    await sendTo(one, 'DELETE', id)
  })

  it('is refused if it is too long', async () => {
    const [field = ''] = hindiNames
    const body = { ...english, imageUrl, [field]: 'क'.repeat(301) }
    const response = await send(list, 'POST', body)
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toHaveProperty(field)
  })
})

it('an editor may leave the Hindi empty in the panel, and the English not', async () => {
  const payload = await getPayloadClient()
  const made = await payload.create({
    collection: slugs.inspirations,
    data: { name: 'Kabir', sortOrder: 0 },
    overrideAccess: true,
  })
  const save = (locale: 'en' | 'hi') =>
    payload.update({
      collection: slugs.inspirations,
      id: made.id,
      locale,
      data: { name: '' },
      overrideAccess: true,
    })
  await save('hi')
  // Changes only one Hindi text: the other Hindi texts become empty, and the English stays.
  await payload.update({
    collection: slugs.inspirations,
    id: made.id,
    locale: 'hi',
    data: { line: 'जुलाहे', name: null } as never,
    overrideAccess: true,
  })
  expect(await read(people, '?locale=hi')).toMatchObject([{ name: 'Kabir' }])
  await expect(save('en')).rejects.toThrow(/name/i)
  await sendTo(personAdmin, 'DELETE', made.id)
})

describe('public reads', () => {
  it('have cache headers and an ETag, and respond 304 to conditional requests', async () => {
    const response = await callApi(items)
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
    )
    const tag = response.headers.get('etag') ?? ''
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await callApi(items, { headers: { 'If-None-Match': known } })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    }
    const other = await callApi(items, { headers: { 'If-None-Match': '"x"' } })
    expect(other.status).toBe(200)
  })

  it('return Hindi on request', async () => {
    const { id } = await (await send(peopleAdmin, 'POST', { name: 'Kabir' })).json()
    const payload = await getPayloadClient()
    await payload.update({
      collection: slugs.inspirations,
      id,
      locale: 'hi',
      data: { name: 'कबीर' },
      overrideAccess: true,
    })
    expect(await read(people, '?locale=hi')).toMatchObject([{ name: 'कबीर' }])
    expect(await read(people)).toMatchObject([{ name: 'Kabir' }])
    expect((await callApi(`${people}?locale=xx`)).status).toBe(400)
    await sendTo(personAdmin, 'PUT', id, { name: 'Sant Kabir' })
    expect(await read(people, '?locale=hi')).toMatchObject([{ name: 'कबीर' }])
    await sendTo(personAdmin, 'DELETE', id)
  })
})
