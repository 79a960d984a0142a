import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseLease, takeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { startOfIndianDay } from '@/domain/indian-month'
import { messages } from '@/domain/messages'
import type { EventDto, EventSignUpDto } from '@/domain/responses/event'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { HONEYPOT_FIELD } from '@/domain/spam-trap'
import { contentTime, isRenewedSince } from '@/lib/content-time'
import { toRichText } from '@/lib/rich-text'
import { findAll } from '@/server/documents/records'
import { renewEventPages } from '@/server/events/renew-at-dates'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, callCms, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'

/** Today, in India: sign-ups are still taken, and who came can be recorded. */
const soon = () => new Date(startOfIndianDay(new Date().toISOString()) + DAY_MS - 1).toISOString()

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(() =>
  emptyCollections(
    slugs.posts,
    slugs.eventSignUps,
    slugs.volunteers,
    slugs.volunteerHours,
    slugs.auditLog,
  ),
)

const phoneOf = (number: number) => `98765${String(number).padStart(5, '0')}`

async function makeEvent(more: object = {}): Promise<string> {
  const { id } = await create(slugs.posts, {
    type: 'event',
    title: 'Health camp',
    content: toRichText('Come'),
    takesSignUps: true,
    eventDate: soon(),
    _status: 'published',
    ...more,
  })
  return id
}

/** Creates an event as older versions stored it, without the required date. */
async function makeOldEvent(more: object = {}): Promise<string> {
  const id = await makeEvent({ eventDate: '2999-01-03T04:30:00.000Z', ...more })
  const { db } = await getPayloadClient()
  await db.updateOne({ collection: slugs.posts, id, data: { eventDate: null } })
  await db.deleteVersions({ collection: slugs.posts, where: { parent: { equals: id } } })
  return id
}

async function makeVolunteer(more: object = {}): Promise<string> {
  const { id } = await create(slugs.volunteers, {
    firstName: 'Asha',
    lastName: 'Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    status: 'approved',
    ...more,
  })
  return id
}

const person = { name: 'Asha Devi', phone: '9876543210' }

const signUp = (event: string, body: object = person) =>
  callApi(`/api/events/${event}/sign-ups`, { method: 'POST', body })

const ask = (method: string, path: string, body?: object) =>
  callApi(`/api/admin/${path}`, { method, body, cookie })

async function peopleOf(event: string, query = ''): Promise<EventSignUpDto[]> {
  const response = await ask('GET', `event-sign-ups?event=${event}${query}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function hoursOf(volunteer: string): Promise<object[]> {
  const response = await ask('GET', `volunteers/${volunteer}/hours`)
  return response.json()
}

async function mark(ids: string[], hours: string | null): Promise<object> {
  const response = await ask('POST', 'event-attendance', { ids, hours })
  expect(response.status).toBe(200)
  return response.json()
}

describe('a sign-up', () => {
  it('takes a place, once for each phone however it is written', async () => {
    const event = await makeEvent({ places: 2 })
    const first = await signUp(event, { ...person, email: 'asha@example.org' })
    expect(await first.json()).toEqual({ outcome: 'signed-up' })
    const again = await signUp(event, { name: 'A. Devi', phone: '+91 98765-43210' })
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual({ outcome: 'already-signed-up' })
    expect(await peopleOf(event)).toMatchObject([{ name: 'Asha Devi', email: 'asha@example.org' }])
    // At another event the number is new.
    const other = await makeEvent()
    expect(await (await signUp(other)).json()).toEqual({ outcome: 'signed-up' })
    expect(await peopleOf(other)).toHaveLength(1)
  })

  it('never takes more than the places, with 20 at once', async () => {
    const event = await makeEvent({ places: 7 })
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        signUp(event, { name: `Person ${number}`, phone: phoneOf(number) }),
      ),
    )
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(7).fill(200), ...Array(13).fill(409)])
    expect(await peopleOf(event)).toHaveLength(7)
    // Somebody on the list learns that they are on it, even if the event is full.
    const [known] = await peopleOf(event)
    const again = await signUp(event, { name: 'P', phone: known?.phone })
    expect(await again.json()).toEqual({ outcome: 'already-signed-up' })
  })

  it('waits while another server assigns the last place', async () => {
    const event = await makeEvent({ places: 1 })
    const payload = await getPayloadClient()
    const holder = await takeLease(payload, `sign-ups ${event}`)
    const waiting = signUp(event)
    await payload.create({
      collection: slugs.eventSignUps,
      data: { key: 'other', event, name: 'Ravi', phone: phoneOf(1) },
    })
    await releaseLease(payload, `sign-ups ${event}`, holder)
    expect((await waiting).status).toBe(409)
    expect(await peopleOf(event)).toHaveLength(1)
  })

  it.each([
    ['cancelled', { _status: 'draft' }, 404],
    ['full, with fewer places', { places: 1 }, 409],
    ['over', { eventDate: new Date(Date.now() - HOUR_MS).toISOString() }, 409],
  ] as const)(
    'that waits for its turn is refused if the event is %s by then',
    async (_, data, status) => {
      const event = await makeEvent({ places: 5 })
      await signUp(event, { name: 'Ravi', phone: phoneOf(1) })
      const payload = await getPayloadClient()
      const holder = await takeLease(payload, `sign-ups ${event}`)
      const waiting = signUp(event)
      await sleep(200)
      await payload.update({ collection: slugs.posts, id: event, data, overrideAccess: true })
      await releaseLease(payload, `sign-ups ${event}`, holder)
      expect((await waiting).status).toBe(status)
      expect(await peopleOf(event)).toHaveLength(1)
    },
  )

  it('counts once with the same phone 20 times at once', async () => {
    const event = await makeEvent()
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(event)))
    const outcomes = await Promise.all(responses.map(async (each) => (await each.json()).outcome))
    expect(outcomes.filter((outcome) => outcome === 'signed-up')).toHaveLength(1)
    expect(await peopleOf(event)).toHaveLength(1)
  })

  it('counts for one event, even if its id is written in capital letters', async () => {
    const event = await makeEvent({ places: 1 })
    await signUp(event)
    await signUp(event.toUpperCase(), { name: 'Ravi', phone: phoneOf(1) })
    const payload = await getPayloadClient()
    const { totalDocs } = await payload.count({ collection: slugs.eventSignUps })
    expect(totalDocs).toBe(1)
  })

  it.each([
    ['is over', { eventDate: new Date(Date.now() - 1000).toISOString() }, messages.eventOver],
    [
      'takes no more after its last day',
      { signUpsUntil: new Date(Date.now() - 2 * DAY_MS).toISOString() },
      messages.eventClosed,
    ],
  ])('is refused if the event %s', async (_, more, message) => {
    const response = await signUp(await makeEvent(more))
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message })
  })

  it.each([
    ['takes none', { takesSignUps: false }],
    ['is a draft', { _status: 'draft' }],
    ['is no event', { type: 'text' }],
    ['is in the trash', { deletedAt: new Date().toISOString() }],
  ])('finds nothing if the activity %s', async (_, more) => {
    expect((await signUp(await makeEvent(more))).status).toBe(404)
  })

  it('by a spam bot is stored and marked, but takes no place', async () => {
    const event = await makeEvent({ places: 1 })
    await signUp(event, { name: 'Bot', phone: phoneOf(1), [HONEYPOT_FIELD]: 'x' })
    expect(await (await signUp(event)).json()).toEqual({ outcome: 'signed-up' })
    expect(await peopleOf(event)).toMatchObject([
      { name: 'Asha Devi', suspectedSpam: false },
      { name: 'Bot', suspectedSpam: true },
    ])
  })

  it('without scripts leads to a page that shows the outcome', async () => {
    const event = await makeEvent()
    const send = (fields: Record<string, string>) =>
      callApi(`/api/events/${event}/sign-ups?locale=hi`, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    const page = `/hi/activities/${event}/sign-up`
    const refused = await send({ name: 'Asha', phone: '12' })
    expect(refused.status).toBe(303)
    expect(refused.headers.get('location')).toBe(`${page}#sign-up-failed`)
    expect(refused.headers.get('set-cookie')).toContain('returned-form=')
    const sent = await send({ ...person, email: '' })
    expect(sent.headers.get('location')).toBe(`${page}#signed-up`)
    const again = await send({ ...person, email: '' })
    expect(again.headers.get('location')).toBe(`${page}#already-signed-up`)
  })

  it('without scripts leads to the page of any id, even one that no header can contain', async () => {
    const response = await callApi('/api/events/%E0%A4%86%0D%0A/sign-ups', {
      method: 'POST',
      body: new URLSearchParams(person).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(303)
    const page = '/activities/%E0%A4%86%0D%0A/sign-up'
    expect(response.headers.get('location')).toBe(`${page}#sign-up-failed`)
  })
})

describe('attendance', () => {
  it('adds hours to volunteers once, by phone or e-mail, and removes them again', async () => {
    const asha = await makeVolunteer({ phone: '98 76 54 32 10' })
    const ravi = await makeVolunteer({
      firstName: 'Ravi',
      email: 'Ravi@Example.org',
      phone: '9123456780',
      language: 'hi',
    })
    const event = await makeEvent()
    const payload = await getPayloadClient()
    await payload.update({
      collection: slugs.posts,
      id: event,
      locale: 'hi',
      data: { title: 'स्वास्थ्य शिविर' },
    })
    await signUp(event, { ...person, phone: '+91 98765 43210' })
    await signUp(event, { name: 'Ravi', phone: phoneOf(2), email: 'ravi@example.org' })
    await signUp(event, { name: 'Guest', phone: phoneOf(3) })
    const people = await peopleOf(event)
    expect(people.map(({ volunteer }) => volunteer)).toEqual([undefined, 'Ravi Devi', 'Asha Devi'])
    const ids = people.map(({ id }) => id)

    expect(await mark(ids, '3')).toEqual({ changed: 3, volunteers: 2 })
    await mark(ids, '3')
    const day = new Date(Date.parse(soon()) + 5.5 * HOUR_MS).toISOString().slice(0, 10)
    expect(await hoursOf(asha)).toMatchObject([{ day, minutes: 180, activity: 'Health camp' }])
    expect(await hoursOf(ravi)).toMatchObject([{ minutes: 180, activity: 'स्वास्थ्य शिविर' }])
    const volunteers: VolunteerDto[] = await (await ask('GET', 'volunteers?search=Asha')).json()
    expect(volunteers[0]?.service).toEqual({
      minutes: 180,
      from: day,
      to: day,
      activities: ['Health camp'],
    })

    await mark(ids, '1:30')
    expect(await hoursOf(asha)).toMatchObject([{ minutes: 90 }])
    expect(await mark(ids, null)).toEqual({ changed: 3, volunteers: 2 })
    expect(await hoursOf(asha)).toEqual([])
    expect(await hoursOf(ravi)).toEqual([])
    expect((await peopleOf(event)).every(({ minutes }) => minutes === undefined)).toBe(true)
  })

  it('is not said to be recorded for people who were all removed in another tab', async () => {
    const event = await makeEvent()
    await signUp(event)
    const ids = (await peopleOf(event)).map(({ id }) => id)
    expect((await ask('DELETE', `event-sign-ups/${ids[0]}`)).status).toBe(200)
    for (const hours of ['2', null]) {
      const refused = await ask('POST', 'event-attendance', { ids, hours })
      expect(refused.status).toBe(404)
      expect(await refused.json()).toMatchObject({ message: messages.signUpsRemoved })
    }
  })

  it('is not recorded before the day of the event, but can be taken back', async () => {
    const asha = await makeVolunteer()
    const tomorrow = new Date(Date.parse(soon()) + 1).toISOString()
    const event = await makeEvent({ eventDate: tomorrow })
    const past = await makeEvent()
    await signUp(event)
    await signUp(past)
    const [{ id } = { id: '' }] = await peopleOf(event)
    const [{ id: other } = { id: '' }] = await peopleOf(past)
    const refused = await ask('POST', 'event-attendance', { ids: [other, id], hours: '2' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ message: messages.eventDayAhead })
    expect(await hoursOf(asha)).toEqual([])
    expect(await mark([other, id], null)).toMatchObject({ changed: 2 })
    const payload = await getPayloadClient()
    await payload.update({ collection: slugs.posts, id: event, data: { eventDate: soon() } })
    expect(await mark([id], '2')).toEqual({ changed: 1, volunteers: 1 })
  })

  it('marked again, uses the current day and name of the event; if it is deleted, the earlier ones', async () => {
    const asha = await makeVolunteer()
    const event = await makeEvent()
    await signUp(event)
    const ids = (await peopleOf(event)).map(({ id }) => id)
    await mark(ids, '2')
    const payload = await getPayloadClient()
    const corrected = { title: 'Eye camp', eventDate: '2026-11-20T04:30:00.000Z' }
    await payload.update({ collection: slugs.posts, id: event, data: corrected })
    await mark(ids, '3')
    const hours = { day: '2026-11-20', activity: 'Eye camp', minutes: 180 }
    expect(await hoursOf(asha)).toMatchObject([hours])
    await payload.db.deleteOne({ collection: slugs.posts, where: { id: { equals: event } } })
    await mark(ids, '1')
    expect(await hoursOf(asha)).toMatchObject([{ ...hours, minutes: 60 }])
  })

  it('adds hours for an event that has only Hindi texts to a volunteer who reads English', async () => {
    const asha = await makeVolunteer({ language: 'en' })
    const payload = await getPayloadClient()
    const { id: event } = await payload.create({
      collection: slugs.posts,
      locale: 'hi',
      data: {
        type: 'event',
        title: 'स्वास्थ्य शिविर',
        content: toRichText('आइए'),
        takesSignUps: true,
        eventDate: soon(),
        _status: 'published',
      } as never,
    })
    await signUp(event)
    const [{ id }] = (await peopleOf(event)) as [EventSignUpDto]
    expect(await mark([id], '2')).toEqual({ changed: 1, volunteers: 1 })
    expect(await hoursOf(asha)).toMatchObject([{ minutes: 120, activity: 'स्वास्थ्य शिविर' }])
  })

  it('counts a volunteer with two phones once, until both marks are removed', async () => {
    const asha = await makeVolunteer()
    const event = await makeEvent()
    await signUp(event)
    await signUp(event, { name: 'Asha', phone: phoneOf(1), email: 'ASHA@example.org' })
    const [second = '', first = ''] = (await peopleOf(event)).map(({ id }) => id)
    await Promise.all([mark([first], '2'), mark([second], '2'), mark([first, second], '2')])
    expect(await hoursOf(asha)).toMatchObject([{ minutes: 120 }])
    // The longer time counts.
    for (const one of [first, second]) {
      await mark([one], '3')
      expect(await hoursOf(asha)).toMatchObject([{ minutes: 180 }])
      await mark([one], '2')
    }
    await mark([second], null)
    expect(await hoursOf(asha)).toMatchObject([{ minutes: 120 }])
    await mark([first], null)
    expect(await hoursOf(asha)).toEqual([])
  })

  it('with a phone that a family shares goes to the volunteer of that name, otherwise to nobody', async () => {
    const asha = await makeVolunteer()
    const ravi = await makeVolunteer({ firstName: 'Ravi', email: 'ravi@example.org' })
    await makeVolunteer({ firstName: 'Mohan', email: 'mohan@example.org', status: 'rejected' })
    const event = await makeEvent()
    await signUp(event, { ...person, name: 'ravi devi' })
    const other = await makeEvent()
    await signUp(other, { ...person, name: 'Meena' })
    const ids = [...(await peopleOf(event)), ...(await peopleOf(other))].map(({ id }) => id)
    expect(await mark(ids, '1')).toEqual({ changed: 2, volunteers: 1 })
    expect(await hoursOf(ravi)).toHaveLength(1)
    expect(await hoursOf(asha)).toEqual([])
  })

  it('with an e-mail address that a family shares goes to the volunteer of that name', async () => {
    await makeVolunteer({ phone: phoneOf(1) })
    const ravi = await makeVolunteer({ firstName: 'Ravi', phone: phoneOf(2) })
    const event = await makeEvent()
    await signUp(event, { name: 'Ravi Devi', phone: phoneOf(3), email: 'asha@example.org' })
    await mark(
      (await peopleOf(event)).map(({ id }) => id),
      '1',
    )
    expect(await hoursOf(ravi)).toHaveLength(1)
  })

  it('is for no application that was rejected', async () => {
    await makeVolunteer({ status: 'rejected' })
    const event = await makeEvent()
    await signUp(event, { ...person, email: 'asha@example.org' })
    const ids = (await peopleOf(event)).map(({ id }) => id)
    expect(await mark(ids, '1')).toEqual({ changed: 1, volunteers: 0 })
  })

  it('counts for a volunteer in the trash, who has the hours once restored', async () => {
    const asha = await makeVolunteer()
    const event = await makeEvent()
    await signUp(event)
    const ids = (await peopleOf(event)).map(({ id }) => id)
    const before = await makeEvent({ title: 'Tree planting' })
    await signUp(before)
    const earlier = (await peopleOf(before)).map(({ id }) => id)
    await mark(earlier, '2')
    const payload = await getPayloadClient()
    const setTrash = (deletedAt: string | null) =>
      payload.update({ collection: slugs.volunteers, id: asha, data: { deletedAt }, trash: true })
    await setTrash(new Date().toISOString())
    const inTrash = { volunteer: 'Asha Devi', isVolunteerInTrash: true }
    expect(await peopleOf(event)).toMatchObject([inTrash])
    expect(await mark(ids, '3')).toEqual({ changed: 1, volunteers: 1 })
    await mark(earlier, '1')
    await setTrash(null)
    expect(await peopleOf(event)).toMatchObject([{ ...inTrash, isVolunteerInTrash: false }])
    expect(await hoursOf(asha)).toMatchObject([{ minutes: 180 }, { minutes: 60 }])
  })

  it('goes to who applied again, not to their application in the trash', async () => {
    const old = await makeVolunteer({ deletedAt: new Date().toISOString() })
    const again = await makeVolunteer({ firstName: 'Aasha', phone: phoneOf(7) })
    const event = await makeEvent()
    await signUp(event, { ...person, email: 'asha@example.org' })
    const ids = (await peopleOf(event)).map(({ id }) => id)
    await mark(ids, '3')
    expect(await hoursOf(again)).toMatchObject([{ minutes: 180 }])
    const hours = await findAll({ collection: slugs.volunteerHours })
    expect(hours.map(({ volunteer }) => volunteer)).not.toContain(old)
  })

  it('adds no hours to a volunteer who is deleted meanwhile', async () => {
    const event = await makeEvent()
    const asha = await makeVolunteer()
    await signUp(event)
    const [person] = await peopleOf(event)
    const { db } = await getPayloadClient()
    const updateOne = db.updateOne.bind(db)
    const spy = vi.spyOn(db, 'updateOne').mockImplementation(async (args) => {
      if (args.collection === slugs.eventSignUps) {
        await db.deleteMany({ collection: slugs.volunteers, where: { id: { equals: asha } } })
      }
      return updateOne(args)
    })
    await mark([person?.id ?? ''], '2')
    spy.mockRestore()
    expect(await findAll({ collection: slugs.volunteerHours })).toEqual([])
  })

  it('is removed with a person taken off the list, whose place becomes free', async () => {
    const asha = await makeVolunteer()
    const event = await makeEvent({ places: 1 })
    await signUp(event)
    const [{ id } = { id: '' }] = await peopleOf(event)
    await mark([id], '2')
    expect((await ask('DELETE', `event-sign-ups/${id}`)).status).toBe(200)
    expect(await hoursOf(asha)).toEqual([])
    expect((await ask('DELETE', `event-sign-ups/${id}`)).status).toBe(404)
    expect(await (await signUp(event)).json()).toEqual({ outcome: 'signed-up' })
  })

  it.each([
    ['taken back', (id: string) => ask('POST', 'event-attendance', { ids: [id], hours: null })],
    ['deleted', (id: string) => ask('DELETE', `event-sign-ups/${id}`)],
  ])('that could not be completely %s removes the hours the second time', async (_, end) => {
    const asha = await makeVolunteer()
    const event = await makeEvent()
    await signUp(event)
    const [{ id } = { id: '' }] = await peopleOf(event)
    await mark([id], '2')
    const { db } = await getPayloadClient()
    vi.spyOn(db, 'deleteMany').mockRejectedValueOnce(new Error('The database is gone'))
    expect((await end(id)).status).toBe(500)
    expect((await end(id)).status).toBe(200)
    expect(await hoursOf(asha)).toEqual([])
  })
})

it('stays while its event is in the trash, and is deleted when it is deleted for good; the hours stay', async () => {
  const asha = await makeVolunteer()
  const event = await makeEvent()
  await signUp(event)
  await mark([(await peopleOf(event))[0]?.id ?? ''], '2')
  expect((await ask('DELETE', `posts/${event}`)).status).toBe(200)
  expect(await peopleOf(event)).toHaveLength(1)
  const payload = await getPayloadClient()
  await payload.delete({ collection: slugs.posts, id: event, trash: true })
  expect(await peopleOf(event)).toEqual([])
  expect(await hoursOf(asha)).toHaveLength(1)
})

describe('the lists', () => {
  it('show the state of each event, including those that no longer take sign-ups', async () => {
    const event = await makeEvent({ places: 2, eventLocation: 'Rampur' })
    const closed = await makeEvent({ title: 'Closed', eventDate: new Date().toISOString() })
    await makeEvent({ title: 'Without', takesSignUps: false })
    await signUp(event)
    const payload = await getPayloadClient()
    await payload.create({
      collection: slugs.eventSignUps,
      data: { key: 'k', event: closed, name: 'Asha', phone: '9876543210', minutes: 60 },
    })
    await payload.update({ collection: slugs.posts, id: closed, data: { takesSignUps: false } })
    const events: EventDto[] = await (await ask('GET', 'events')).json()
    expect(events).toMatchObject([
      {
        id: event,
        title: 'Health camp',
        state: 'open',
        places: 2,
        signedUp: 1,
        came: 0,
        eventLocation: 'Rampur',
        isPublished: true,
      },
      { id: closed, state: 'off', signedUp: 1, came: 1 },
    ])
  })

  it('show an event with sign-ups after it has become another kind of activity', async () => {
    const event = await makeEvent()
    await signUp(event)
    const payload = await getPayloadClient()
    await payload.update({ collection: slugs.posts, id: event, data: { type: 'photo' } })
    const events: EventDto[] = await (await ask('GET', 'events')).json()
    expect(events).toMatchObject([{ id: event, state: 'off', signedUp: 1 }])
  })

  it('have the texts of an event in both languages', async () => {
    const event = await makeEvent({ eventLocation: 'Rampur' })
    const inHindi = { titleHi: 'स्वास्थ्य शिविर', eventLocationHi: 'रामपुर' }
    await ask('PATCH', `posts/${event}`, inHindi)
    const english = await makeEvent({ title: 'English only' })
    const events: EventDto[] = await (await ask('GET', 'events')).json()
    const found = (wanted: string) => events.find(({ id }) => id === wanted)
    const inBoth = { title: 'Health camp', eventLocation: 'Rampur', ...inHindi }
    expect(found(event)).toMatchObject(inBoth)
    expect(found(english)).not.toHaveProperty('titleHi')
    // The last word is in the searched texts of each event, in both languages.
    for (const [word, ids] of [
      ['health', [event]],
      ['शिविर रामपुर', [event]],
      ['event', [event, english]],
    ] as const) {
      const response = await ask('GET', `events?search=${word}&limit=2`)
      const ofEvents: EventDto[] = await response.json()
      expect(ofEvents.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      expect(response.headers.get('X-Total-Count')).toBe(String(ids.length))
    }
  })

  it('are searched by name and phone, and their export is logged', async () => {
    const event = await makeEvent()
    await signUp(event)
    await signUp(event, { name: 'आशा', phone: phoneOf(5) })
    expect(await peopleOf(event, '&search=आशा')).toMatchObject([{ phone: phoneOf(5) }])
    expect(await peopleOf(event, '&search=543210')).toMatchObject([{ name: 'Asha Devi' }])
    await peopleOf(event, '&export=6f1b0f0e-6a0e-4f6c-9d5b-0d8d6f1f2a11')
    const payload = await getPayloadClient()
    const { docs } = await payload.find({ collection: slugs.auditLog })
    expect(docs).toMatchObject([{ action: 'exported', label: 'event-sign-ups' }])
  })

  it('store what the activity form sends; a change may omit fields', async () => {
    const fields = { type: 'event', title: 'Camp', content: 'Come', eventDate: '2999-01-02' }
    const limits = { takesSignUps: true, places: '30', signUpsUntil: '2999-01-01' }
    const made = await ask('POST', 'posts', { ...fields, ...limits })
    const { id, ...post } = await made.json()
    expect(post).toMatchObject({ ...limits, places: 30 })
    await ask('PATCH', `posts/${id}`, { title: 'Health camp' })
    expect(await (await ask('GET', `events?id=${id}`)).json()).toMatchObject([
      { title: 'Health camp', places: 30, lastDay: '2999-01-01T06:30:00.000Z', state: 'open' },
    ])
    const cleared = await ask('PATCH', `posts/${id}`, { places: '', signUpsUntil: null })
    const { places, signUpsUntil, takesSignUps } = await cleared.json()
    expect({ places, signUpsUntil, takesSignUps }).toEqual({ takesSignUps: true })
    const refused = await ask('PATCH', `posts/${id}`, { places: '1.5', signUpsUntil: 'soon' })
    expect((await refused.json()).errors).toEqual({
      places: messages.placesInvalid,
      signUpsUntil: messages.dayInvalid,
    })
  })

  it('close on the day of the event at the latest', async () => {
    const fields = { type: 'event', title: 'Camp', content: 'Come', takesSignUps: true }
    const eventDate = '2999-01-02T04:30:00.000Z'
    const late = await ask('POST', 'posts', { ...fields, eventDate, signUpsUntil: '2999-01-03' })
    expect(late.status).toBe(400)
    expect((await late.json()).errors).toEqual({ signUpsUntil: messages.signUpsAfterEvent })
    const made = await ask('POST', 'posts', { ...fields, eventDate, signUpsUntil: '2999-01-02' })
    const { id } = await made.json()
    const payload = await getPayloadClient()
    const inPanel = payload.update({
      collection: slugs.posts,
      id,
      overrideAccess: true,
      data: { eventDate: '2999-01-01T04:30:00.000Z' },
    })
    await expect(inPanel).rejects.toThrow('Last day of sign-ups')
    const noDay = payload.update({
      collection: slugs.posts,
      id,
      overrideAccess: true,
      data: { signUpsUntil: 'soon' },
    })
    await expect(noDay).rejects.toThrow('Last day of sign-ups')
  })

  it('are only for admins', async () => {
    const editor = await sessionCookie('editor')
    const calls = [
      ...[['GET', 'events'] as const, ['GET', 'event-sign-ups'] as const],
      ...[['DELETE', 'event-sign-ups/x'] as const, ['POST', 'event-attendance'] as const],
    ]
    for (const [method, path] of calls) {
      expect((await callApi(`/api/admin/${path}`, { method })).status).toBe(401)
      expect((await callApi(`/api/admin/${path}`, { method, cookie: editor })).status).toBe(403)
    }
  })
})

describe('an event without a date', () => {
  const fields = { type: 'event', title: 'Camp', content: 'Come' }
  const panel = (id: string, body: object, language: 'en' | 'hi') =>
    callCms('PATCH', `posts/${id}`, { body, cookie: `${cookie}; manavta-lng=${language}` })

  it('takes no sign-ups on the site; a draft may be incomplete', async () => {
    const refused = await ask('POST', 'posts', { ...fields, takesSignUps: true })
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors).toEqual({ eventDate: messages.eventDateRequired })
    const made = await ask('POST', 'posts', { ...fields, takesSignUps: true, isPublished: false })
    expect(made.status).toBe(201)
    const { id } = await made.json()
    expect((await ask('PATCH', `posts/${id}`, { title: 'Health camp' })).status).toBe(200)
    const published = await ask('PATCH', `posts/${id}`, { isPublished: true })
    expect(published.status).toBe(400)
    expect((await published.json()).message).toBe(messages.eventDateRequired)
    const dated = await ask('PATCH', `posts/${id}`, { isPublished: true, eventDate: soon() })
    expect(dated.status).toBe(200)
  })

  it.each([
    ['en', messages.eventDateRequired],
    ['hi', 'बताइए कि कार्यक्रम कब है'],
  ] as const)('is refused at the date in the panel (%s)', async (language, message) => {
    const id = await makeEvent({ takesSignUps: false, eventDate: null })
    const body = { takesSignUps: true, _status: 'published' }
    const refused = await panel(id, body, language)
    expect(refused.status).toBe(400)
    const told = { message, data: { errors: [{ path: 'eventDate', message }] } }
    expect((await refused.json()).errors).toMatchObject([told])
    expect((await panel(id, { ...body, _status: 'draft' }, language)).status).toBe(200)
    expect((await panel(id, { ...body, eventDate: soon() }, language)).status).toBe(200)
    expect((await panel(id, { eventDate: null }, language)).status).toBe(400)
  })

  it('that an older version stored is read, changed and put into the trash as before', async () => {
    const id = await makeOldEvent()
    expect(await (await ask('GET', 'posts')).json()).toMatchObject([{ id, takesSignUps: true }])
    expect((await ask('PATCH', `posts/${id}`, { title: 'Eye camp' })).status).toBe(200)
    expect((await panel(id, { title: 'Tree day', _status: 'published' }, 'en')).status).toBe(200)
    expect(await (await signUp(id)).json()).toEqual({ outcome: 'signed-up' })
    expect((await ask('DELETE', `posts/${id}`)).status).toBe(200)
  })
})

it.each([
  [
    'where an event begins',
    () => makeEvent({ eventDate: '2999-01-02T04:30:00.000Z' }),
    '2999-01-02T04:30:00.000Z',
  ],
  // The last day ends at midnight in India.
  [
    'where its sign-ups close',
    () => makeEvent({ eventDate: '2999-01-03T04:30:00.000Z', signUpsUntil: '2999-01-01' }),
    '2999-01-01T18:30:00.000Z',
  ],
  [
    'where those of an event without a date close',
    () => makeOldEvent({ signUpsUntil: '2999-01-01' }),
    '2999-01-01T18:30:00.000Z',
  ],
  [
    'where an event begins that takes no sign-ups',
    () => makeEvent({ eventDate: '2999-01-02T04:30:00.000Z', takesSignUps: false }),
    '2999-01-02T04:30:00.000Z',
  ],
])('pages are renewed %s', async (_, make, moment) => {
  await make()
  const at = (seconds: number) => new Date(Date.parse(moment) + seconds * 1000)
  expect(await renewEventPages(at(-60), at(-1))).toBe(false)
  const before = contentTime()
  expect(await renewEventPages(at(-1), at(0))).toBe(true)
  // On all pages with events, for search engines also on the feed.
  expect(isRenewedSince([slugs.posts], before)).toBe(true)
  expect(await renewEventPages(at(0), at(60))).toBe(false)
})
