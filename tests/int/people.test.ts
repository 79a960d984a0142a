import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { uploadMessages } from '@/domain/upload-messages'
import { getPayloadClient } from '@/server/payload-client'
import { removeOrphanPhotos } from '@/server/pictures/orphans'
import { findVerification } from '@/server/volunteers/verification'
import { callApi, sessionCookie } from '../support/api'
import { uploadPhoto, uploadPicture } from '../support/uploads'

const contactsAdmin = '/api/admin/contacts'
const volunteerAdmin = '/api/admin/volunteers/{id}'
const volunteersAdmin = '/api/admin/volunteers'
const contact = '/api/contact'
const volunteers = '/api/volunteers'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
afterAll(async () => {
  const payload = await getPayloadClient()
  for (const collection of [slugs.volunteers, slugs.contacts] as const) {
    await payload.delete({ collection, where: {}, trash: true, overrideAccess: true })
  }
})

const person = {
  firstName: 'Asha',
  lastName: 'Devi',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
}

const apply = (body: object) =>
  callApi(volunteers, { method: 'POST', body: { ...person, ...body } })
const write = (body: object) => callApi(contact, { method: 'POST', body })
const change = (id: string, body: object, headers = {}) =>
  callApi(volunteerAdmin, { method: 'PATCH', body, cookie, headers, id })
const list = async (query = '') => (await callApi(`${volunteersAdmin}${query}`, { cookie })).json()

describe('POST /api/volunteers', () => {
  it('stores what was sent, and the defaults for the rest', async () => {
    const response = await apply({
      occupation: 'Teacher',
      organization: 'Village school',
      interests: ['healthcare', 'healthcare', 'fundraising'],
      skills: 'first aid, , cooking',
      motivation: '  ',
      status: 'approved',
      id: 'mine',
    })
    expect(response.status).toBe(201)
    const made = await response.json()
    expect(made).toEqual({ id: expect.any(String) })
    expect(made.id).not.toBe('mine')
    const [stored] = await list()
    expect(stored).toEqual({
      ...person,
      ...made,
      occupation: 'Teacher',
      organization: 'Village school',
      interests: ['healthcare', 'fundraising'],
      skills: ['first aid', 'cooking'],
      motivation: 'Interested in helping the community',
      availability: 'Flexible',
      experience: 'Will learn and contribute',
      emergencyContact: person.phone,
      status: 'pending',
      language: 'en',
      verifyCode: expect.stringMatching(/^[0-9A-Z]{16}$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  it('counts once if it is sent again after a lost response', async () => {
    const before = (await list()).length
    const attempt = { attemptId: randomUUID(), motivation: 'To help' }
    const sent = await Promise.all([apply(attempt), apply(attempt)])
    const ids = await Promise.all(sent.map((response) => response.json()))
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(ids[0]).toEqual(ids[1])
    expect(await list()).toHaveLength(before + 1)
    // Not one more after the admin has moved it to the trash.
    await callApi(volunteerAdmin, { method: 'DELETE', cookie, id: ids[0].id })
    expect(await (await apply(attempt)).json()).toEqual(ids[0])
    expect(await list()).toHaveLength(before)
    expect(await (await apply({ ...attempt, attemptId: randomUUID() })).json()).not.toEqual(ids[0])
  })

  it('links the photo that was uploaded, and refuses any other', async () => {
    const photoUrl = await uploadPhoto()
    expect(photoUrl).toMatch(/^\/volunteer-photos\/[\da-f]{24}\.webp$/)
    expect((await apply({ photoUrl })).status).toBe(201)
    expect((await list())[0].photoUrl).toBe(photoUrl)
    for (const wrong of [
      '/volunteer-photos/none.webp',
      '/media/none.webp',
      'https://example.org/a.jpg',
      '/volunteer-photos/../users',
    ]) {
      const response = await apply({ photoUrl: wrong })
      expect(response.status).toBe(400)
      expect(await response.json()).toHaveProperty('errors.photoUrl')
    }
  })

  it('says that a photo is gone which was uploaded long before the form was sent', async () => {
    const photoUrl = await uploadPhoto()
    await removeOrphanPhotos(new Date(Date.now() + 2 * DAY_MS))
    const response = await apply({ photoUrl })
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({ photoUrl: uploadMessages.photoGone })
  })
})

describe('PATCH and DELETE /api/admin/volunteers/{id}', () => {
  it('change status and photo, and nothing that the site itself sets', async () => {
    const { id } = await (await apply({})).json()
    const approved = await change(id, { status: 'approved', verifyCode: 'MINE' })
    expect(await approved.json()).toMatchObject({
      status: 'approved',
      verifyCode: expect.stringMatching(/^[0-9A-Z]{16}$/),
    })
    for (const photoUrl of [
      await uploadPhoto(),
      await uploadPicture(),
      'https://example.org/a.jpg',
      await uploadPhoto(),
    ]) {
      const patched = await change(id, { photoUrl })
      expect(await patched.json()).toMatchObject({ photoUrl, status: 'approved' })
    }
    const unknown = await change(id, { photoUrl: '/volunteer-photos/none.webp' })
    expect(unknown.status).toBe(400)
    expect((await change(id, { verifyCode: 'MINE' })).status).toBe(400)
  })

  it('refuse a change to what someone else has changed meanwhile', async () => {
    const { id } = await (await apply({})).json()
    const [{ updatedAt }] = await list()
    expect((await change(id, { status: 'approved' }, { 'If-Match': updatedAt })).status).toBe(200)
    expect((await change(id, { status: 'pending' }, { 'If-Match': updatedAt })).status).toBe(409)
  })

  it('reject with a reason, which goes with the rejection, and keep notes', async () => {
    const { id } = await (await apply({})).json()
    expect((await change(id, { status: 'rejected' })).status).toBe(400)
    const rejected = await change(id, { status: 'rejected', rejectionReason: 'Lives abroad' })
    expect(await rejected.json()).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Lives abroad',
    })
    const noted = await (await change(id, { notes: 'Comes back in May' })).json()
    expect(noted).toMatchObject({ rejectionReason: 'Lives abroad', notes: 'Comes back in May' })
    const approved = await (await change(id, { status: 'approved' })).json()
    expect(approved).toMatchObject({ notes: 'Comes back in May', approvedAt: expect.any(String) })
    expect(approved).not.toHaveProperty('rejectionReason')
    expect(await (await change(id, { notes: '' })).json()).not.toHaveProperty('notes')
  })

  it('put an application into the trash', async () => {
    const { id } = await (await apply({})).json()
    const remove = () => callApi(volunteerAdmin, { method: 'DELETE', cookie, id })
    expect(await (await remove()).json()).toEqual({ id })
    expect((await remove()).status).toBe(404)
    expect((await list()).map((doc: { id: string }) => doc.id)).not.toContain(id)
  })
})

describe('the documents of a volunteer', () => {
  const codeOf = async (id: string) =>
    (await list()).find((volunteer: { id: string }) => volunteer.id === id).verifyCode

  it('are valid from the approval for a year, and named in nothing else', async () => {
    const { id } = await (await apply({})).json()
    const code = await codeOf(id)
    expect(await findVerification(code)).toEqual({ state: 'withdrawn', number: expect.any(String) })
    await change(id, { status: 'approved' })
    const valid = await findVerification(code.toLowerCase())
    expect(valid).toEqual({
      state: 'valid',
      number: expect.stringMatching(/^V-\d{4}-/),
      name: 'Asha Devi',
      issuedAt: expect.any(String),
      validUntil: expect.any(Date),
    })
    const twoYearsOn = new Date(Date.now() + 2 * 366 * DAY_MS)
    expect(await findVerification(code, twoYearsOn)).toMatchObject({ state: 'expired' })
    await change(id, { notes: 'Still the same day of approval' })
    expect(await findVerification(code)).toEqual(valid)
  })

  it('are withdrawn with the approval, and with the volunteer', async () => {
    const { id } = await (await apply({})).json()
    const code = await codeOf(id)
    await change(id, { status: 'approved' })
    await change(id, { status: 'rejected', rejectionReason: 'Left' })
    expect(await findVerification(code)).toMatchObject({ state: 'withdrawn' })
    await change(id, { status: 'approved' })
    expect(await findVerification(code)).toMatchObject({ state: 'valid' })
    await callApi(volunteerAdmin, { method: 'DELETE', cookie, id })
    expect(await findVerification(code)).toMatchObject({ state: 'withdrawn' })
  })

  it.each(['', '0000000000000000', '%', "' OR 1=1--"])('of code %j are not known', async (code) => {
    expect(await findVerification(code)).toBeNull()
  })

  it('keep their code whoever saves the volunteer', async () => {
    const { id } = await (await apply({})).json()
    const code = await codeOf(id)
    const payload = await getPayloadClient()
    await payload.update({
      collection: slugs.volunteers,
      id,
      data: { verifyCode: 'MINE', firstName: 'Usha' },
      overrideAccess: true,
    })
    expect(await codeOf(id)).toBe(code)
  })
})

describe('POST /api/contact', () => {
  it('keeps a message once if it is sent again after a lost response', async () => {
    const person = { name: 'Lata', email: 'lata@example.org' }
    const body = { ...person, subject: 'Support', message: 'Only once', attemptId: randomUUID() }
    const sent = await Promise.all([write(body), write(body)])
    const [first, second] = await Promise.all(sent.map((response) => response.json()))
    expect(second).toEqual(first)
    expect(await (await write(body)).json()).toEqual(first)
    const listed = await callApi(`${contactsAdmin}?search=lata`, { cookie })
    expect(listed.headers.get('X-Total-Count')).toBe('1')
    await callApi('/api/admin/contacts/{id}', { method: 'DELETE', cookie, id: first.id })
  })

  it('keeps a message for the admin', async () => {
    const message = {
      name: 'Ravi',
      email: 'ravi@example.org',
      phone: '',
      subject: 'Support',
      message: 'Hello\nthere <b>you</b>',
    }
    const response = await write(message)
    expect(response.status).toBe(201)
    const { id } = await response.json()
    const listed = await callApi(contactsAdmin, { cookie })
    const { phone: _phone, ...stored } = message
    expect(await listed.json()).toEqual([
      {
        ...stored,
        id,
        status: 'new',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
  })
})

describe('PATCH /api/admin/contacts/{id}', () => {
  const mark = (id: string, status: string, headers = {}) =>
    callApi('/api/admin/contacts/{id}', {
      method: 'PATCH',
      body: { status, message: 'Mine' },
      cookie,
      headers,
      id,
    })
  const listContacts = async (query: string) => {
    const response = await callApi(`${contactsAdmin}${query}`, { cookie })
    return { total: response.headers.get('x-total-count'), items: await response.json() }
  }

  it('marks a message, and the list can be filtered by mark', async () => {
    const ids: string[] = []
    for (const name of ['Marked one', 'Marked two', 'Marked three']) {
      const body = { name, email: 'm@example.org', subject: 'Support', message: 'Hello' }
      ids.push((await (await write(body)).json()).id)
    }
    const [first = ''] = ids
    const read = await (await mark(first, 'read')).json()
    expect(read).toMatchObject({ id: first, status: 'read', message: 'Hello' })
    expect((await mark(first, 'answered', { 'If-Match': read.updatedAt })).status).toBe(200)
    expect((await mark(first, 'new', { 'If-Match': read.updatedAt })).status).toBe(409)
    expect((await mark('none', 'read')).status).toBe(404)
    const search = 'search=marked'
    expect(await listContacts(`?${search}`)).toMatchObject({ total: '3' })
    const unread = await listContacts(`?${search}&status=new&limit=1`)
    expect(unread).toMatchObject({ total: '2', items: [{ name: 'Marked three' }] })
    const answered = await listContacts(`?${search}&status=answered`)
    expect(answered).toMatchObject({ total: '1', items: [{ name: 'Marked one' }] })
    expect((await callApi(`${contactsAdmin}?status=lost`, { cookie })).status).toBe(400)
  })

  it('does not stop a message from being deleted, into the trash', async () => {
    const body = { name: 'Unwanted', email: 'm@example.org', subject: 'Support', message: 'Spam' }
    const { id } = await (await write(body)).json()
    const path = `/api/admin/contacts/${id}`
    expect((await callApi(path, { method: 'DELETE' })).status).toBe(401)
    expect((await callApi(path, { method: 'DELETE', cookie })).status).toBe(200)
    expect(await listContacts('?search=unwanted')).toMatchObject({ items: [] })
    const payload = await getPayloadClient()
    const where = { id: { equals: id } }
    const collection = slugs.contacts
    expect(await payload.count({ collection, where, trash: true })).toEqual({ totalDocs: 1 })
  })
})

describe('a form that the browser sends without scripts', () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const send = (path: string, fields: Record<string, string> | string[][]) =>
    callApi(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
  const message = {
    name: 'Sita',
    email: 'sita@example.org',
    phone: '',
    subject: 'Donation',
    message: 'Namaste',
    anythingElse: '',
  }

  it('is stored, and redirects to its page in its language', async () => {
    const response = await send('/api/contact?locale=hi', message)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/hi/contact#message-sent')
    const listed = await callApi(contactsAdmin, { cookie })
    expect(await listed.json()).toContainEqual(
      expect.objectContaining({ name: 'Sita', subject: 'Donation', message: 'Namaste' }),
    )
  })

  it('leads to the note about a failure if a field is wrong', async () => {
    const response = await send('/api/contact', { ...message, email: 'nobody' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/contact#message-failed')
  })

  it('keeps each of the interests that were ticked', async () => {
    const response = await send('/api/volunteers?locale=en', [
      ['firstName', 'Gita'],
      ['lastName', 'Rani'],
      ['email', 'gita@example.org'],
      ['phone', '98765 43210'],
      ['interests', 'healthcare'],
      ['interests', 'environment'],
      ['skills', 'sewing, first aid'],
    ])
    expect(response.headers.get('location')).toBe('/join#application-sent')
    expect(await list()).toContainEqual(
      expect.objectContaining({
        firstName: 'Gita',
        interests: ['healthcare', 'environment'],
        skills: ['sewing', 'first aid'],
        availability: 'Flexible',
      }),
    )
  })

  it('is refused from another site', async () => {
    const response = await callApi(contact, {
      method: 'POST',
      headers,
      origin: 'https://evil.example',
      body: new URLSearchParams(message).toString(),
    })
    expect(response.status).toBe(403)
  })
})

describe('the search of a list', () => {
  const names = ['Élan Vital', 'हिन्दी सेवक', 'per%cent', 'under_score', 'dot.*star(', 'back\\slash']
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).map(
      ({ firstName }: { firstName: string }) => firstName,
    )

  beforeAll(async () => {
    const payload = await getPayloadClient()
    await payload.delete({
      collection: slugs.volunteers,
      where: {},
      trash: true,
      overrideAccess: true,
    })
    for (const [index, firstName] of names.entries()) {
      await apply({ firstName, lastName: 'Test', email: `v${index}@example.org` })
    }
    await apply({ firstName: 'abcdefabcdefabcdefabcdef99', lastName: 'null', email: 'x@true.org' })
  })

  it.each([
    ['ÉLAN', ['Élan Vital']],
    ['E\u0301lan v', ['Élan Vital']],
    ['elan', []],
    ['हिन्दी', ['हिन्दी सेवक']],
    ['%', ['per%cent']],
    ['R%C', ['per%cent']],
    ['_', ['under_score']],
    ['r_s', ['under_score']],
    ['.*', ['dot.*star(']],
    ['(', ['dot.*star(']],
    ['\\', ['back\\slash']],
    ["' OR 1=1--", []],
    ['V2@EXAMPLE', ['per%cent']],
    ['98765 43210', 7],
    ['Vital Test', ['Élan Vital']],
    ['test हिन्दी', ['हिन्दी सेवक']],
    ['vital t', ['Élan Vital']],
    ['v t@', []],
    ['Élan हिन्दी', []],
    ['abcdefabcdefabcdefabcdef', ['abcdefabcdefabcdefabcdef99']],
    ['ABCDEFABCDEFABCDEFABCDEF', ['abcdefabcdefabcdefabcdef99']],
    ['null', ['abcdefabcdefabcdefabcdef99']],
    ['true', ['abcdefabcdefabcdefabcdef99']],
    ['[object Object]', []],
  ])('%j finds %j', async (search, expected) => {
    const names = await found(search)
    expect(typeof expected === 'number' ? names.length : names).toEqual(expected)
  })

  it('goes page by page, with the total in a header', async () => {
    const page = await callApi(`${volunteersAdmin}?search=test&limit=4&page=2`, { cookie })
    expect(page.headers.get('x-total-count')).toBe('6')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const firstNames = (await page.json()).map(({ firstName }: { firstName: string }) => firstName)
    expect(firstNames).toEqual([names[1], names[0]])
    const beyond = await callApi(`${volunteersAdmin}?search=test&page=99`, { cookie })
    expect([beyond.headers.get('x-total-count'), await beyond.json()]).toEqual(['6', []])
  })

  it.each(['?page=0', '?limit=201', '?limit=x', `?search=${'a'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await callApi(`${volunteersAdmin}${query}`, { cookie })).status).toBe(400)
    },
  )

  it('follows an edit in the panel', async () => {
    const payload = await getPayloadClient()
    await payload.update({
      collection: slugs.volunteers,
      where: { email: { equals: 'v0@example.org' } },
      data: { firstName: 'Renamed' },
      overrideAccess: true,
    })
    expect(await found('renamed')).toEqual(['Renamed'])
    expect(await found('élan')).toEqual([])
  })
})
