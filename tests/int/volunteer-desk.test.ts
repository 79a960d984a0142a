import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { catchUp } from '@/cms/database/upgrades/catch-up'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { backgroundSettled } from '@/server/background'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'

vi.mock('@/server/mail/transport', () => ({ sendMail: async () => undefined }))

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(() =>
  emptyCollections(slugs.volunteers, slugs.volunteerHours, slugs.mails, slugs.auditLog),
)

const person = {
  firstName: 'Asha',
  lastName: 'Devi',
  email: 'asha@example.org',
  phone: '9876543210',
  address: 'House 4, Rampur',
  interests: ['healthcare'],
  skills: ['First aid'],
}

async function apply(more: object = {}): Promise<string> {
  const { id } = await create(slugs.volunteers, { ...person, status: 'pending', ...more })
  return id
}

const send = (method: string, path: string, body?: object) =>
  callApi(`/api/admin/volunteers${path}`, { method, body, cookie })
const sendAll = (kind: 'approvals' | 'mailings' | 'hours', body: object) =>
  callApi(`/api/admin/volunteer-${kind}`, { method: 'POST', body, cookie })

async function list(query = ''): Promise<VolunteerDto[]> {
  const response = await send('GET', query)
  expect(response.status).toBe(200)
  return response.json()
}

async function logged() {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: { subject: { equals: 'volunteer' } },
    sort: 'createdAt',
  })
  return docs
}

describe('the list of volunteers', () => {
  const names = async (query: string) =>
    (await list(query)).map(({ firstName }) => firstName).sort()

  it('can be filtered by interest and by village', async () => {
    await apply()
    await apply({ firstName: 'Ravi', address: 'Near the school, Sitapur', interests: [] })
    await apply({
      firstName: 'Mohan',
      address: 'ग्राम रामपुर',
      interests: ['healthcare', 'fundraising'],
    })
    expect(await names('?interest=healthcare')).toEqual(['Asha', 'Mohan'])
    expect(await names('?interest=fundraising')).toEqual(['Mohan'])
    expect(await names('?village=RAMPUR')).toEqual(['Asha'])
    expect(await names('?village=रामपुर')).toEqual(['Mohan'])
    expect(await names('?village=pur&interest=healthcare&status=pending')).toEqual(['Asha'])
    expect((await send('GET', '?interest=gardening')).status).toBe(400)
  })

  it('finds a village in either spelling of its letters, and takes every character literally', async () => {
    await apply({ firstName: 'Sita', address: 'ग्राम \u0958स्बा' })
    await apply({ firstName: 'Mohan', address: 'ग्राम \u0915\u093Cस्बा' })
    await apply({ firstName: 'Zoe', address: 'Plot 5%, ÉCOLE_Road' })
    expect(await names('?village=\u0958स्बा')).toEqual(['Mohan', 'Sita'])
    expect(await names('?village=\u0915\u093Cस्बा')).toEqual(['Mohan', 'Sita'])
    expect(await names('?village=école')).toEqual(['Zoe'])
    expect(await names(`?village=${encodeURIComponent('5%, e\u0301c')}`)).toEqual(['Zoe'])
    expect(await names('?village=_')).toEqual(['Zoe'])
    expect(await names('?village=%25')).toEqual(['Zoe'])
    expect(await names('?village=P%25t')).toEqual([])
    expect(await names('?village=.')).toEqual([])
    await apply({ firstName: 'Ravi', address: 'Plot 6b06b8e64983cc60f42df2e0-A' })
    expect(await names('?village=6b06b8e64983cc60f42df2e0')).toEqual(['Ravi'])
  })

  it('finds a village in the current address', async () => {
    const id = await apply()
    await send('PATCH', `/${id}`, { address: 'House 4, Sitapur' })
    expect([await names('?village=rampur'), await names('?village=sitapur')]).toEqual([
      [],
      ['Asha'],
    ])
    await send('PATCH', `/${id}`, { firstName: 'Aasha' })
    expect(await names('?village=sitapur')).toEqual(['Aasha'])
    await send('PATCH', `/${id}`, { address: ' ' })
    expect(await names('?village=sitapur')).toEqual([])
  })

  it('finds a village stored by an older version, once the site has caught up', async () => {
    const payload = await getPayloadClient()
    await apply()
    await apply({ firstName: 'Ravi', address: null })
    const data = { addressText: null }
    await payload.db.updateMany({ collection: slugs.volunteers, where: {}, data })
    expect(await names('?village=rampur')).toEqual([])
    const { updatedAt } = (await list()).find(({ firstName }) => firstName === 'Asha') ?? {}
    await catchUp(payload, new AbortController().signal)
    expect(await list('?village=rampur')).toMatchObject([{ firstName: 'Asha', updatedAt }])
  })

  it('comes newest first, oldest first, or by name in either case', async () => {
    for (const firstName of ['ravi', 'Asha', 'Mohan']) await apply({ firstName })
    const order = async (query: string) => (await list(query)).map(({ firstName }) => firstName)
    expect(await order('')).toEqual(['Mohan', 'Asha', 'ravi'])
    expect(await order('?order=oldest')).toEqual(['ravi', 'Asha', 'Mohan'])
    expect(await order('?order=name')).toEqual(['Asha', 'Mohan', 'ravi'])
    expect(await order('?order=name&limit=1&page=2')).toEqual(['Mohan'])
  })
})

describe('an application', () => {
  it('is corrected; blank fields are cleared, absent ones stay, the log contains no values', async () => {
    const id = await apply({ occupation: 'Teacher', language: 'en' })
    const changed = await send('PATCH', `/${id}`, {
      firstName: 'Aasha',
      occupation: ' ',
      skills: 'Singing, driving',
      language: 'hi',
    })
    expect(changed.status).toBe(200)
    const [volunteer] = await list()
    expect(volunteer).toMatchObject({
      firstName: 'Aasha',
      address: person.address,
      interests: person.interests,
      skills: ['Singing', 'driving'],
      language: 'hi',
    })
    expect(volunteer?.occupation).toBeUndefined()
    const entries = await logged()
    expect(entries).toMatchObject([{ action: 'changed', changes: { details: { to: 'changed' } } }])
    expect(JSON.stringify(entries)).not.toMatch(/Singing|Teacher/)
  })

  it('accepts no invalid e-mail, phone or name', async () => {
    const id = await apply()
    for (const wrong of [{ email: 'asha' }, { phone: '12' }, { firstName: ' ' }]) {
      expect((await send('PATCH', `/${id}`, wrong)).status).toBe(400)
    }
    expect((await list())[0]).toMatchObject({ email: person.email, phone: person.phone })
  })
})

describe('the card', () => {
  it('of an approved volunteer is renewed from today', async () => {
    const id = await apply({ status: 'approved' })
    const payload = await getPayloadClient()
    const longAgo = '2024-03-05T05:00:00.000Z'
    await payload.db.updateOne({
      collection: slugs.volunteers,
      id,
      data: { approvedAt: longAgo },
    })
    expect((await send('PATCH', `/${id}`, { notes: 'Called' })).status).toBe(200)
    expect((await list())[0]?.approvedAt).toBe(longAgo)
    const before = Date.now()
    expect((await send('PATCH', `/${id}`, { renewsCard: true })).status).toBe(200)
    const [renewed] = await list()
    expect(Date.parse(renewed?.approvedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(await logged()).toMatchObject([{ changes: { approvedAt: { from: longAgo } } }])
  })

  it('of anyone else is not renewed', async () => {
    const id = await apply()
    const refused = await send('PATCH', `/${id}`, { renewsCard: true })
    expect(refused.status).toBe(409)
    expect((await list())[0]?.approvedAt).toBeUndefined()
  })
})

describe('several volunteers', () => {
  it('are approved together, each notified once; a deleted one does not hold up the others', async () => {
    const ids = [await apply(), await apply({ email: 'ravi@example.org' })]
    const before = await apply({ status: 'approved', email: 'old@example.org' })
    const gone = await apply()
    expect((await send('DELETE', `/${gone}`)).status).toBe(200)
    const response = await sendAll('approvals', { ids: [...ids, before, gone, ids[0]] })
    expect(await response.json()).toEqual({ approved: 2, unchanged: 2 })
    await backgroundSettled()
    expect((await list('?status=approved')).length).toBe(3)
    const payload = await getPayloadClient()
    const mails = await payload.find({ collection: slugs.mails })
    const welcomed = mails.docs.filter(({ subject }) => subject.startsWith('Welcome'))
    expect(welcomed.map(({ to }) => to).sort()).toEqual(
      ['asha@example.org', 'old@example.org', 'ravi@example.org'].sort(),
    )
  })

  it('are approved although the details of one are no longer valid', async () => {
    const ids = [await apply(), await apply()]
    const payload = await getPayloadClient()
    await payload.db.updateOne({
      collection: slugs.volunteers,
      where: { id: { equals: ids[0] } },
      data: { email: 'asha at example' },
    })
    const response = await sendAll('approvals', { ids })
    expect(await response.json()).toEqual({ approved: 1, unchanged: 1 })
    expect(await list('?status=approved')).toMatchObject([{ id: ids[1] }])
  })

  it('approved by two people at the same moment keep their details, and are logged once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => apply()))
    const approve = async (id: string): Promise<number> =>
      (await (await sendAll('approvals', { ids: [id] })).json()).approved
    const counts = await Promise.all(
      ids.map(async (id) => {
        const both = await Promise.all([approve(id), approve(id), approve(id)])
        return both.reduce((sum, count) => sum + count)
      }),
    )
    expect(counts).toEqual(ids.map(() => 1))
    for (const { interests, skills } of await list()) {
      expect({ interests, skills }).toEqual({
        interests: person.interests,
        skills: person.skills,
      })
    }
    const entries = await logged()
    expect(entries.map(({ changes }) => changes)).toEqual(
      ids.map(() => ({ status: { from: 'pending', to: 'approved' } })),
    )
  })

  it('get an e-mail with their name, however often it is sent', async () => {
    const ids = [await apply(), await apply({ firstName: 'Ra$&vi', email: 'ravi@example.org' })]
    const body = {
      ids,
      subject: 'Camp on Sunday',
      text: 'Dear {name},\n\nplease come.',
      mailing: randomUUID(),
    }
    for (let times = 0; times < 2; times++) {
      const response = await sendAll('mailings', body)
      expect(await response.json()).toEqual({ written: 2 })
    }
    await backgroundSettled()
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.mails,
      where: { subject: { equals: 'Camp on Sunday' } },
      sort: 'to',
    })
    expect(docs).toMatchObject([
      { to: 'asha@example.org', text: 'Dear Asha,\n\nplease come.\n', status: 'sent' },
      { to: 'ravi@example.org', text: 'Dear Ra$&vi,\n\nplease come.\n', status: 'sent' },
    ])
    const entries = (await logged()).filter(({ action }) => action === 'mailed')
    expect(entries).toMatchObject([{ action: 'mailed', label: 'Camp on Sunday' }])
  })

  it('all get their e-mail, although a name in its subject is long', async () => {
    const ids = [await apply({ firstName: 'A'.repeat(100) }), await apply({ firstName: 'Ravi' })]
    const subject = '{name} {name} {name} {name}'
    const body = { ids, subject, text: 'Please come.', mailing: randomUUID() }
    const response = await sendAll('mailings', body)
    expect(await response.json()).toEqual({ written: 2 })
  })

  it('that have all been deleted in another tab are not said to get e-mails or hours', async () => {
    const [gone, left] = [await apply(), await apply({ email: 'left@example.org' })]
    await send('DELETE', `/${gone}`)
    const mail = (ids: string[]) =>
      sendAll('mailings', { ids, subject: 'Camp', text: 'Come', mailing: randomUUID() })
    const work = { day: '2026-03-05', hours: '1', activity: 'Camp' }
    const hours = (ids: string[]) => sendAll('hours', { ids, entry: randomUUID(), ...work })
    for (const response of [await mail([gone]), await hours([gone])]) {
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ message: messages.volunteersDeleted })
    }
    expect((await logged()).map(({ action }) => action)).not.toContain('mailed')
    expect(await (await mail([gone, left])).json()).toEqual({ written: 1 })
    expect(await (await hours([gone, left])).json()).toEqual({ recorded: 1 })
  })

  it('are for admins only', async () => {
    const id = await apply()
    const editor = await sessionCookie('editor')
    for (const [path, body] of [
      ['approvals', { ids: [id] }],
      ['mailings', { ids: [id], subject: 'A', text: 'B', mailing: randomUUID() }],
    ] as const) {
      const call = { method: 'POST', body }
      expect((await callApi(`/api/admin/volunteer-${path}`, call)).status).toBe(401)
      const asEditor = await callApi(`/api/admin/volunteer-${path}`, { ...call, cookie: editor })
      expect(asEditor.status).toBe(403)
    }
    expect((await list())[0]?.status).toBe('pending')
  })
})

describe('hours', () => {
  const entry = (ids: string[], more: object = {}) => ({
    ids,
    day: '2026-03-05',
    hours: '1:30',
    activity: 'Teaching',
    entry: randomUUID(),
    ...more,
  })

  it('of several are recorded together and add up, however often they are sent', async () => {
    const [asha, ravi] = [await apply(), await apply({ firstName: 'Ravi' })]
    const first = entry([asha, ravi])
    for (let times = 0; times < 2; times++) {
      const response = await sendAll('hours', first)
      expect(await response.json()).toEqual({ recorded: 2 })
    }
    await sendAll('hours', entry([asha], { day: '2026-02-01', hours: '2' }))
    await sendAll('hours', entry([asha], { day: '2026-04-01', activity: 'Health camp' }))
    const services = new Map((await list()).map(({ id, service }) => [id, service]))
    expect(services.get(asha)).toEqual({
      minutes: 300,
      from: '2026-02-01',
      to: '2026-04-01',
      activities: ['Health camp', 'Teaching'],
    })
    expect(services.get(ravi)).toMatchObject({ minutes: 90 })
  })

  it('of a future day are refused', async () => {
    const response = await sendAll('hours', entry([await apply()], { day: '2999-01-01' }))
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({ day: messages.dayInFuture })
  })

  it('are listed and deleted one by one, and go with the application', async () => {
    const id = await apply()
    await sendAll('hours', entry([id]))
    await sendAll('hours', entry([id], { day: '2026-03-06', hours: '2' }))
    const hours = await (await send('GET', `/${id}/hours`)).json()
    expect(hours).toMatchObject([{ day: '2026-03-06', minutes: 120 }, { minutes: 90 }])
    const path = `/api/admin/volunteer-hours/${hours[0].id}`
    expect((await callApi(path, { method: 'DELETE', cookie })).status).toBe(200)
    expect((await callApi(path, { method: 'DELETE', cookie })).status).toBe(404)
    expect((await list())[0]?.service?.minutes).toBe(90)
    const payload = await getPayloadClient()
    await payload.delete({ collection: slugs.volunteers, id })
    const { totalDocs } = await payload.count({ collection: slugs.volunteerHours })
    expect(totalDocs).toBe(0)
  })
})
