import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, callCms, sessionCookie } from '../support/api'
import { changeSiteSettings } from '../support/site-settings'
import { formWith, makePicture, uploadPhoto, uploadPicture } from '../support/uploads'

const settings = '/api/admin/payment-settings'

type Method = Parameters<typeof callCms>[0]
type Role = 'admin' | 'editor'

const cookies = { admin: '', editor: '' }
beforeAll(async () => {
  cookies.admin = await sessionCookie('admin')
  cookies.editor = await sessionCookie('editor')
})

/** Calls Payload's REST as the panel does. */
function cms(role: Role, method: Method, path: string, body?: unknown, headers = {}) {
  return callCms(method, path, { cookie: cookies[role], body, headers })
}

/** Returns another picture, as the panel sends it. */
async function otherPicture(fields: object = {}): Promise<FormData> {
  const form = formWith(await makePicture('png', 80), 'other.png')
  form.append('_payload', JSON.stringify(fields))
  return form
}

async function idOf(url: string, collection: 'media' | 'volunteer-photos' = slugs.media) {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    where: { filename: { equals: path.basename(url) } },
    overrideAccess: true,
  })
  return docs[0]?.id ?? ''
}

const bytesOf = (url: string, folder: 'public' | 'private' = 'public') =>
  fs.readFileSync(path.join(process.env.MEDIA_DIR ?? '', folder, path.basename(url)))

const saveQrCode = (qrCodeImageUrl: string) =>
  callApi(settings, {
    method: 'POST',
    body: { keyId: 'rzp_test_1', keySecret: 'planted', qrCodeImageUrl },
    cookie: cookies.admin,
  })

/** Returns the QR code that /donate shows. */
async function shownQrCode(): Promise<string> {
  const response = await callApi(settings)
  return (await response.json()).qrCodeImageUrl
}

const CROP =
  'uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=10&uploadEdits[heightInPixels]=10'

it('a picture accepts a focal point and keeps its file', async () => {
  const url = await uploadPicture()
  const bytes = bytesOf(url)
  const address = `media/${await idOf(url)}`
  const alt = 'A well'
  const focusNow = async () => {
    const { focalX, focalY } = await (await cms('editor', 'GET', address)).json()
    return [focalX, focalY]
  }
  const chosen = 'uploadEdits[focalPoint][x]=20.4&uploadEdits[focalPoint][y]=0'
  const saved = await cms('editor', 'PATCH', `${address}?${chosen}&${CROP}`, { alt })
  expect(saved.status).toBe(200)
  expect(await focusNow()).toEqual([20, 1])
  await cms('editor', 'PATCH', address, { alt, focalX: 30, focalY: 140 })
  expect(await focusNow()).toEqual([30, 100])
  await cms('editor', 'PATCH', address, { alt, focalX: 10 })
  await cms('editor', 'PATCH', address, { alt, focalX: 'a', focalY: {} })
  expect(await focusNow()).toEqual([30, 100])
  expect(bytesOf(url).equals(bytes)).toBe(true)
})

describe.each<Role>(['editor', 'admin'])('the payment QR code, before an %s', (role) => {
  let url = ''
  let id = ''
  let bytes = Buffer.alloc(0)
  beforeEach(async () => {
    url = await uploadPicture()
    id = await idOf(url)
    bytes = bytesOf(url)
    expect((await saveQrCode(url)).status).toBe(200)
  })

  async function expectUntouched(): Promise<void> {
    expect(await shownQrCode()).toBe(url)
    expect(bytesOf(url).equals(bytes)).toBe(true)
    expect((await cms(role, 'GET', `media/file/${path.basename(url)}`)).status).toBe(200)
  }

  const JSON_CHANGES: [string, object][] = [
    ['the focal point', { focalX: 10, focalY: 90 }],
    ['the name of its file', { filename: 'mine.webp', url: '/media/mine.webp' }],
    ['the names of its smaller files', { sizes: { w400: { filename: 'mine.webp' } } }],
  ]

  it.each<[Method, (id: string) => string]>([
    ['PATCH', (id) => `media/${id}`],
    ['PUT', (id) => `media/${id}`],
    ['PATCH', (id) => `media?where[id][equals]=${id}`],
    ['PATCH', () => 'media?where[id][exists]=true'],
    ['PATCH', (id) => `media/${id}?${CROP}`],
    ['PATCH', (id) => `media/${id}?draft=true`],
  ])('keeps its file: %s %s', async (method, address) => {
    const response = await cms(role, method, address(id), await otherPicture())
    // A bulk change returns 400 if one of the documents refuses.
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    await expectUntouched()
  })

  it('keeps its file if a POST pretends to be a PATCH', async () => {
    await cms(role, 'POST', `media/${id}`, await otherPicture(), {
      'X-Payload-HTTP-Method-Override': 'PATCH',
    })
    await expectUntouched()
  })

  it.each(JSON_CHANGES)('keeps its file if a change names %s', async (_case, fields) => {
    // Without a description every change would be refused.
    const change = { alt: 'The QR code', ...fields }
    for (const address of [`media/${id}`, `media?where[id][equals]=${id}`]) {
      await cms(role, 'PATCH', address, change)
      await cms(role, 'PATCH', `${address}${address.includes('?') ? '&' : '?'}${CROP}`, change)
      await expectUntouched()
    }
  })

  it('says why a picture keeps its file, and what to do instead', async () => {
    const response = await cms(role, 'PATCH', `media/${id}`, await otherPicture())
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('Upload the new one as another picture')
  })

  it('cannot be deleted while it is shown', async () => {
    const response = await cms(role, 'DELETE', `media/${id}`)
    expect(response.status).toBe(409)
    expect(JSON.stringify(await response.json())).toContain('payment QR code')
    await cms(role, 'DELETE', `media?where[id][equals]=${id}`)
    await cms(role, 'DELETE', 'media?where[id][exists]=true')
    await expectUntouched()
  })

  it('can be deleted once another is shown', async () => {
    expect((await saveQrCode('')).status).toBe(200)
    expect((await cms(role, 'DELETE', `media/${id}`)).status).toBe(200)
  })

  it('stays when another picture that names its file is deleted', async () => {
    const mine = `media/${await idOf(await uploadPicture())}`
    const filename = path.basename(url)
    const change = { alt: 'Mine', sizes: { w400: { filename } } }
    expect((await cms(role, 'PATCH', mine, change)).status).toBe(200)
    expect((await cms(role, 'DELETE', mine)).status).toBe(200)
    await expectUntouched()
  })

  it('is not copied by duplicating it', async () => {
    expect((await cms(role, 'POST', `media/${id}/duplicate`, {})).status).toBe(404)
    await expectUntouched()
  })
})

describe('a picture of the library', () => {
  const published = { _status: 'published' } as const

  async function makeProgram(data: object) {
    const payload = await getPayloadClient()
    return payload.create({
      collection: slugs.programs,
      data: { title: { en: 'Library', hi: 'पुस्तकालय' }, part: 'neem', ...published, ...data },
      overrideAccess: true,
    })
  }
  const change = async (id: string, data: object, draft = false) =>
    (await getPayloadClient()).update({
      collection: slugs.programs,
      id,
      data,
      draft,
      overrideAccess: true,
    })

  it.each([
    ['published', published],
    ['a draft', { _status: 'draft' }],
  ] as const)(
    'stays while an item that is %s shows it, and its place is named',
    async (_, state) => {
      const url = await uploadPicture()
      const picture = await idOf(url)
      const program = await makeProgram(state)
      await change(program.id, { picture, ...state }, state._status === 'draft')
      const refused = await cms('editor', 'DELETE', `media/${picture}`)
      expect(refused.status).toBe(409)
      const { errors } = await refused.json()
      expect(errors[0].message).toContain('shown in Program · Library')
      const hindi = await cms('editor', 'DELETE', `media/${picture}`, undefined, {
        Cookie: `${cookies.editor}; manavta-lng=hi`,
      })
      expect((await hindi.json()).errors[0].message).toContain('कार्यक्रम · Library')
      expect(bytesOf(url).length).toBeGreaterThan(0)
    },
  )

  it('can be deleted once nothing shows it, although an older version did', async () => {
    const picture = await idOf(await uploadPicture())
    const { id } = await makeProgram({ picture })
    await change(id, { picture: null, ...published })
    expect((await cms('editor', 'DELETE', `media/${picture}`)).status).toBe(200)
    expect((await cms('editor', 'GET', `media/${picture}`)).status).toBe(404)
  })

  it('stays while the card of a volunteer shows it', async () => {
    const image = await idOf(await uploadPicture())
    const payload = await getPayloadClient()
    const { id } = await payload.db.create({
      collection: slugs.volunteers,
      data: {
        firstName: 'Asha',
        lastName: 'Devi',
        email: 'asha@example.com',
        phone: '9876543210',
        image,
        address: 'Rampur',
        occupation: 'Teacher',
        availability: 'weekends',
        motivation: 'To help',
        status: 'pending',
      },
    })
    const refused = await cms('editor', 'DELETE', `media/${image}`)
    expect(refused.status).toBe(409)
    // Editors may not see who has applied.
    expect(await refused.text()).not.toContain('Asha')
    await payload.db.deleteOne({ collection: slugs.volunteers, where: { id: { equals: id } } })
    expect((await cms('admin', 'DELETE', `media/${image}`)).status).toBe(200)
  })
})

it('a program that an inspiration names can be deleted for good', async () => {
  const payload = await getPayloadClient()
  const program = await payload.create({
    collection: slugs.programs,
    data: { title: { en: 'Songs' }, part: 'neem', _status: 'published' },
    overrideAccess: true,
  })
  const { id } = await payload.create({
    collection: slugs.inspirations,
    data: { name: 'Kabir', program: program.id },
    overrideAccess: true,
  })
  const deleted = await cms('admin', 'DELETE', `programs/${program.id}?trash=true`)
  expect(deleted.status).toBe(200)
  expect((await cms('admin', 'GET', `inspirations/${id}`)).status).toBe(200)
})

describe('logo and signature', () => {
  it.each([
    ['logo', 'the logo', 'लोगो'],
    ['presidentSignature', 'the signature', 'हस्ताक्षर'],
  ])('cannot be deleted while the site settings name them: %s', async (field, words, hindi) => {
    const id = await idOf(await uploadPicture())
    await changeSiteSettings({ [field]: id })
    for (const role of ['editor', 'admin'] as const) {
      const response = await cms(role, 'DELETE', `media/${id}`)
      expect(response.status).toBe(409)
      expect(JSON.stringify(await response.json())).toContain(words)
    }
    const inHindi = { Cookie: `${cookies.editor}; manavta-lng=hi` }
    for (const method of ['DELETE', 'PATCH'] as const) {
      const body = method === 'PATCH' ? { alt: 'A tree' } : undefined
      const said = await (await cms('editor', method, `media/${id}`, body, inHindi)).text()
      expect(said).toContain(`यह तस्वीर ${hindi} है`)
    }
    await changeSiteSettings({ [field]: null })
    expect((await cms('editor', 'DELETE', `media/${id}`)).status).toBe(200)
  })

  it('are described only by admins; other pictures also by editors', async () => {
    const [logo, other] = [await idOf(await uploadPicture()), await idOf(await uploadPicture())]
    await changeSiteSettings({ logo })
    const describeAs = (role: Role, id: string) =>
      cms(role, 'PATCH', `media/${id}`, { alt: 'A tree' })
    expect((await describeAs('editor', logo)).status).toBe(403)
    expect((await describeAs('admin', logo)).status).toBe(200)
    expect((await describeAs('editor', other)).status).toBe(200)
    await changeSiteSettings({ logo: null })
  })

  it('of an earlier version are the same files when that version is restored', async () => {
    const payload = await getPayloadClient()
    const first = await uploadPicture()
    await changeSiteSettings({ logo: await idOf(first) })
    await changeSiteSettings({ logo: await idOf(await uploadPicture()) })
    await cms('editor', 'PATCH', `media/${await idOf(first)}`, await otherPicture())
    const { docs } = await payload.findGlobalVersions({
      slug: slugs.siteSettings,
      sort: '-createdAt',
      limit: 2,
      overrideAccess: true,
    })
    const restore = `globals/site-settings/versions/${docs[1]?.id}`
    expect((await cms('editor', 'POST', restore)).status).toBe(403)
    expect((await cms('admin', 'POST', restore)).status).toBe(200)
    const { logo } = await payload.findGlobal({ slug: slugs.siteSettings, overrideAccess: true })
    expect(logo).toMatchObject({ filename: path.basename(first) })
    await changeSiteSettings({ logo: null })
  })
})

describe('the photo on an ID card', () => {
  it('keeps its file', async () => {
    const url = await uploadPhoto()
    const bytes = bytesOf(url, 'private')
    const id = await idOf(url, slugs.volunteerPhotos)
    const response = await cms('admin', 'PATCH', `volunteer-photos/${id}`, await otherPicture())
    expect(response.status).toBe(400)
    expect(bytesOf(url, 'private').equals(bytes)).toBe(true)
  })
})

describe('a picture', () => {
  it('is made only from an uploaded file, never from an address', async () => {
    const url = await uploadPicture()
    for (const body of [
      {},
      { filename: path.basename(url), url },
      { filename: 'a.png', url: 'https://example.org/a.png' },
    ]) {
      expect((await cms('editor', 'POST', 'media', body)).status).toBe(400)
    }
  })

  it('is added to the library with its description, as the panel sends it', async () => {
    const response = await cms('editor', 'POST', 'media', await otherPicture({ alt: 'A tree' }))
    expect(response.status).toBe(201)
    expect((await response.json()).doc).toMatchObject({ alt: 'A tree', mimeType: 'image/webp' })
  })
})
