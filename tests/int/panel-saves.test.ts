import { beforeAll, describe, expect, it } from 'vitest'
import { panelOnly } from '@/app/(payload)/cms-api/panel-only'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { LAST_SAVED_HEADER, SAVED_ELSEWHERE } from '@/domain/saved-elsewhere'
import { toRichText } from '@/lib/rich-text'
import { refuseWhileHeld } from '@/server/documents/held-documents'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, callCms, requestOf, sessionCookie, testAccount } from '../support/api'
import { create } from '../support/create'
import { formWith, makePicture } from '../support/uploads'

type Method = Parameters<typeof callCms>[0]

async function cms(method: Method, path: string, options: object = {}) {
  const response = await callCms(method, path, { cookie: editor, ...options })
  return { status: response.status, body: await response.json() }
}

let editor = ''
beforeAll(async () => {
  editor = await sessionCookie('editor')
})

async function newInspiration() {
  const payload = await getPayloadClient()
  const data = { name: 'Asha', sortOrder: 1 }
  return payload.create({ collection: slugs.inspirations, data, overrideAccess: true })
}

describe('a save over a newer one', () => {
  it('of an item is refused, and nothing of it stored', async () => {
    const { id, updatedAt } = await newInspiration()
    const save = (name: string) => cms('PATCH', `inspirations/${id}`, { body: { name, updatedAt } })
    expect((await save('From one tab')).status).toBe(200)
    const { status, body } = await save('From another')
    expect(status).toBe(409)
    expect(body.errors[0].message).toBe(messages.savedElsewhere)
    expect(body.errors[0].data.code).toBe(SAVED_ELSEWHERE)
    expect((await cms('GET', `inspirations/${id}`)).body.name).toBe('From one tab')
    const { updatedAt: newest } = (await cms('GET', `inspirations/${id}`)).body
    const again = await cms('PATCH', `inspirations/${id}`, {
      body: { name: 'From another', updatedAt: newest },
    })
    expect(again.status).toBe(200)
  })

  it('at the same moment is refused, and leaves the other whole', async () => {
    const { id, updatedAt } = await create(slugs.posts, {
      type: 'text',
      title: 'Camp',
      content: toRichText('Come'),
      _status: 'draft',
    })
    const saves = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        cms('PATCH', `posts/${id}`, { body: { title, updatedAt, _status: 'published' } }),
      ),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const saved = saves.find(({ status }) => status === 200)?.body.doc.title
    expect((await cms('GET', `posts/${id}`)).body.title).toBe(saved)
  })

  it('does not happen if the same tab made both', async () => {
    const { id, updatedAt } = await newInspiration()
    const first = await cms('PATCH', `inspirations/${id}`, { body: { name: 'One', updatedAt } })
    const second = await cms('PATCH', `inspirations/${id}`, {
      body: { name: 'Two', updatedAt },
      headers: { [LAST_SAVED_HEADER]: first.body.doc.updatedAt },
    })
    expect(second.status).toBe(200)
  })

  it('of a page is refused, drafts included', async () => {
    const read = () => cms('GET', 'globals/home-page?draft=true')
    const { updatedAt } = (await read()).body
    const save = (en: string) =>
      cms('POST', 'globals/home-page?draft=true', {
        body: { counters: { heading: { en } }, updatedAt, _status: 'draft' },
      })
    expect((await save('One')).status).toBe(200)
    expect((await save('Two')).status).toBe(409)
    expect((await read()).body.counters.heading.en).toBe('One')
  })
})

describe('an item that an editor is changing in the panel', () => {
  it('is not the dashboard’s to change until the editor is done', async () => {
    const { id } = await newInspiration()
    const admin = await sessionCookie('admin')
    const path = `/api/admin/inspirations/${id}`
    const rename = async () =>
      callApi(path, {
        method: 'PUT',
        body: { name: 'From the dashboard', sortOrder: 1 },
        cookie: admin,
      })
    const payload = await getPayloadClient()
    const lock = await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: slugs.inspirations, value: id },
        user: { relationTo: slugs.users, value: (await testAccount('editor')).id },
      },
      overrideAccess: true,
    })
    const refused = await rename()
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({ message: messages.heldInPanel })
    await payload.delete({
      collection: 'payload-locked-documents',
      id: lock.id,
      overrideAccess: true,
    })
    expect((await rename()).status).toBe(200)
  })
})

describe('who is editing a document', () => {
  const LOCKS = 'payload-locked-documents'

  /** Marks a document as being edited, as the panel does. */
  async function hold(held: object, role: 'admin' | 'editor', updatedAt?: string) {
    const payload = await getPayloadClient()
    const user = { relationTo: slugs.users, value: (await testAccount(role)).id }
    const data = { ...held, user }
    const { id } = await payload.create({ collection: LOCKS, data, overrideAccess: true })
    if (updatedAt) await payload.db.updateOne({ collection: LOCKS, id, data: { updatedAt } })
    return String(id)
  }

  const isThere = async (id: string) => {
    const payload = await getPayloadClient()
    const { totalDocs } = await payload.count({
      collection: LOCKS,
      where: { id: { equals: id } },
      overrideAccess: true,
    })
    return totalDocs === 1
  }

  it('is shown by name, even to those who may not read the account', async () => {
    const { id } = await newInspiration()
    const lock = await hold({ document: { relationTo: slugs.inspirations, value: id } }, 'admin')
    const admin = await testAccount('admin')
    for (const cookie of [editor, await sessionCookie('admin')]) {
      const { body } = await cms('GET', `${LOCKS}/${lock}?depth=1`, { cookie })
      // Payload would show the account's e-mail address.
      expect(body.user.value).toEqual({ id: admin.id, email: 'test-admin' })
    }
  })

  it('is for nobody to write', async () => {
    const { id } = await newInspiration()
    const { id: value } = await testAccount('editor')
    const row = {
      document: { relationTo: slugs.inspirations, value: id },
      user: { relationTo: slugs.users, value },
      updatedAt: '2099-01-01T00:00:00.000Z',
    }
    const admin = await sessionCookie('admin')
    for (const cookie of [editor, admin]) {
      expect((await cms('POST', LOCKS, { cookie, body: row })).status).toBe(403)
    }
    const lock = await hold({ document: row.document }, 'editor')
    for (const [method, path] of [
      ['POST', `${LOCKS}/${lock}/duplicate`],
      ['PATCH', `${LOCKS}?where[id][exists]=true`],
      ['DELETE', `${LOCKS}?where[id][exists]=true`],
    ] as const) {
      const body = method === 'PATCH' ? { user: row.user } : undefined
      expect((await cms(method, path, { body })).status, `${method} ${path}`).toBe(403)
    }
    expect(await isThere(lock)).toBe(true)
  })

  it('can be taken over and ended by the panel, in one’s own name', async () => {
    const { id } = await newInspiration()
    const lock = await hold({ document: { relationTo: slugs.inspirations, value: id } }, 'admin')
    const own = { relationTo: slugs.users, value: (await testAccount('editor')).id }
    const other = { relationTo: slugs.users, value: (await testAccount('admin')).id }
    const patch = async (body: object) => (await cms('PATCH', `${LOCKS}/${lock}`, { body })).status
    expect(await patch({ user: other })).toBe(403)
    expect(await patch({ user: own, updatedAt: '2099-01-01T00:00:00.000Z' })).toBe(403)
    expect(await patch({ globalSlug: slugs.paymentSettings })).toBe(403)
    expect(await patch({ user: own })).toBe(200)
    expect((await cms('DELETE', `${LOCKS}/${lock}`)).status).toBe(200)
    expect(await isThere(lock)).toBe(false)
  })

  it('of documents that an editor may not change is refused to the editor', async () => {
    const own = { relationTo: slugs.users, value: (await testAccount('editor')).id }
    const lock = await hold({ globalSlug: slugs.paymentSettings }, 'admin')
    expect((await cms('PATCH', `${LOCKS}/${lock}`, { body: { user: own } })).status).toBe(403)
    expect((await cms('DELETE', `${LOCKS}/${lock}`)).status).toBe(403)
    expect(await isThere(lock)).toBe(true)
  })

  it.each([
    ['by an account that may not change it', 'editor', undefined],
    ['at a time to come', 'admin', '2099-01-01T00:00:00.000Z'],
  ] as const)('%s holds nothing up', async (_, role, updatedAt) => {
    const payload = await getPayloadClient()
    const contact = await payload.create({
      collection: slugs.contacts,
      data: {
        name: 'Asha',
        email: 'asha@example.org',
        subject: 'Donation',
        message: 'Hello',
        status: 'new',
      },
      overrideAccess: true,
    })
    const value = contact.id
    await hold({ document: { relationTo: slugs.contacts, value } }, role, updatedAt)
    await expect(refuseWhileHeld(slugs.contacts, String(value))).resolves.toBeUndefined()
    await hold({ document: { relationTo: slugs.contacts, value } }, 'admin')
    await expect(refuseWhileHeld(slugs.contacts, String(value))).rejects.toThrow()
  })
})

describe('an old version', () => {
  it('that was a draft comes back as a draft: visitors keep what is published', async () => {
    const post = { type: 'text', content: toRichText('Come') } as const
    const { id } = await create(slugs.posts, { ...post, title: 'Camp', _status: 'published' })
    const save = (query: string, title: string, _status: string) =>
      cms('PATCH', `posts/${id}${query}`, { body: { title, _status } })
    expect((await save('?draft=true', 'Camp in May', 'draft')).status).toBe(200)
    expect((await save('', 'Camp in June', 'published')).status).toBe(200)
    const { body } = await cms('GET', `posts/versions?where[parent][equals]=${id}&depth=0`)
    const versionOf = (title: string): { id: string } =>
      body.docs.find(({ version }: { version: { title: string } }) => version.title === title)
    const restore = (title: string) =>
      cms('POST', `posts/versions/${versionOf(title).id}?draft=false`)
    const titles = async () => {
      const published = await (await callApi('/api/posts')).json()
      return [
        published.find((each: { id: string }) => each.id === id)?.title,
        (await cms('GET', `posts/${id}?draft=true`)).body.title,
      ]
    }

    expect((await restore('Camp in May')).status).toBe(200)
    expect(await titles()).toEqual(['Camp in June', 'Camp in May'])
    expect((await restore('Camp')).status).toBe(200)
    expect(await titles()).toEqual(['Camp', 'Camp'])
  })
})

describe('deleted items', () => {
  it('by an editor go to the trash, and only an admin can delete them for good', async () => {
    const { id } = await newInspiration()
    expect((await cms('DELETE', `inspirations/${id}`)).status).toBe(403)
    const trashed = await cms('PATCH', `inspirations/${id}`, {
      body: { deletedAt: new Date().toISOString() },
    })
    expect(trashed.status).toBe(200)
    expect((await cms('DELETE', `inspirations/${id}?trash=true`)).status).toBe(403)
    const cookie = await sessionCookie('admin')
    expect((await cms('DELETE', `inspirations/${id}?trash=true`, { cookie })).status).toBe(200)
  })
})

describe('a refusal', () => {
  it('is in the language of the panel', async () => {
    const body = formWith('no picture')
    body.append('_payload', JSON.stringify({ alt: 'A tree' }))
    const inHindi = { cookie: `${editor}; manavta-lng=hi` }
    const english = await cms('POST', 'media', { body })
    expect(english.status).toBe(415)
    expect(english.body.errors[0].message).toMatch(/Please choose a JPEG, PNG or WebP/)
    const hindi = await cms('POST', 'media', { body, ...inHindi })
    expect(hindi.body.errors[0].message).toMatch(/JPEG, PNG या WebP/)
  })
})

describe('a picture', () => {
  const upload = async (fields: object) => {
    const body = formWith(await makePicture(), 'Girls reading.png')
    body.append('_payload', JSON.stringify(fields))
    return cms('POST', 'media', { body })
  }

  it('that is too large is refused unread, in the language of the panel', async () => {
    const form = formWith(await makePicture(), 'large.jpg')
    const request = requestOf('/cms-api/media', { method: 'POST', body: form, cookie: editor })
    request.headers.set('Content-Length', String(20 * 1024 * 1024))
    request.headers.set('Cookie', `${editor}; manavta-lng=hi`)
    const response = await panelOnly(() => Promise.reject(new Error('read')))(request, {
      params: Promise.resolve({ slug: ['media'] }),
    })
    expect(response.status).toBe(413)
    const [{ message }] = (await response.json()).errors
    expect(message).toBe('यह फ़ाइल बहुत बड़ी है। वह ज़्यादा से ज़्यादा 10 MB की हो सकती है।')
    expect(request.bodyUsed).toBe(false)
  })

  it('is described before it is stored, and keeps the name of its file', async () => {
    const refused = await upload({ alt: ' ' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Please describe the picture')
    const { status, body } = await upload({ alt: 'Girls reading under a tree' })
    expect(status).toBe(201)
    expect(body.doc.title).toBe('Girls reading')
    expect(body.doc.filename).toMatch(/^[0-9a-f]{24}\.webp$/)
    const found = await cms('GET', 'media?where[title][like]=girls')
    expect(found.body.docs.map(({ id }: { id: string }) => id)).toEqual([body.doc.id])
  })
})

describe('what is pasted in settings', () => {
  type Settings = Record<string, unknown>
  const saveAs = async (slug: string, body: Settings, locale = 'en') =>
    cms('POST', `globals/${slug}?locale=${locale}`, {
      cookie: await sessionCookie('admin'),
      body,
    })

  it('is stored without blanks around it and invisible marks', async () => {
    const { status, body } = await saveAs(slugs.siteSettings, {
      foundationName: ' Asha Trust\n',
      phone: '\u202A+91 98765 43210\u202C ',
      email: 'office@asha.example ',
      mapUrl: ' https://maps.google.com/?q=26.8,80.9\n',
      social: { facebook: 'https://www.facebook.com/asha\u00A0' },
      registrationNumber: ' 123/2019 ',
    })
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      foundationName: 'Asha Trust',
      phone: '+91 98765 43210',
      email: 'office@asha.example',
      mapUrl: 'https://maps.google.com/?q=26.8,80.9',
      social: { facebook: 'https://www.facebook.com/asha' },
      registrationNumber: '123/2019',
    })
  })

  it('may be the code of a frame, of which the address is kept', async () => {
    const mapUrl =
      '<iframe src="https://www.google.com/maps/embed?pb=1&amp;x=2" width="600" height="450"></iframe>'
    const { body } = await saveAs(slugs.siteSettings, { mapUrl })
    expect(body.result.mapUrl).toBe('https://www.google.com/maps/embed?pb=1&x=2')
  })

  it('is refused if nothing is left of it, or if it is wrong', async () => {
    for (const foundationName of ['  ', '\u202A\u202C']) {
      expect((await saveAs(slugs.siteSettings, { foundationName })).status).toBe(400)
    }
    const wrong = [
      { email: 'a b@c.in' },
      { mapUrl: 'maps.google.com' },
      ...[20199, -3, 2019.5].map((foundedYear) => ({ foundedYear })),
    ]
    for (const values of wrong) {
      expect((await saveAs(slugs.siteSettings, values)).status).toBe(400)
    }
    const registration = await saveAs(slugs.siteSettings, { registrationNumber: ' ' })
    expect(registration.body.result.registrationNumber).toBe('')
  })

  it('is asked for where a document has no address, and no text is lost', async () => {
    await saveAs(slugs.siteSettings, { motto: 'सबसे ऊपर' }, 'hi')
    const { status, body } = await saveAs(slugs.siteSettings, { documents: [{ title: 'Report' }] })
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0].path).toBe('documents.0.url')
    const stored = await cms('GET', `globals/${slugs.siteSettings}?locale=hi`)
    expect(stored.body.motto).toBe('सबसे ऊपर')
  })

  it('of the bank is as tidy as in the dashboard', async () => {
    const { status, body } = await saveAs(slugs.paymentSettings, {
      upiId: ' asha@bank ',
      bankAccountName: 'Asha Trust ',
      bankAccountNumber: '1234 5678-9012',
      bankIfscCode: 'sbin 0001234 ',
    })
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      upiId: 'asha@bank',
      bankAccountName: 'Asha Trust',
      bankAccountNumber: '123456789012',
      bankIfscCode: 'SBIN0001234',
    })
    const wrong = await saveAs(slugs.paymentSettings, { bankAccountNumber: '1234O678901' })
    expect(wrong.body.errors[0].data.errors[0].message).toBe(messages.bankAccountInvalid)
  })
})
