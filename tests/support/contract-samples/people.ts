import { randomUUID } from 'node:crypto'
import { slugs } from '@/cms/slugs'
import { LONG, make, NO_IMAGE, NO_TEXT, type Samples } from './sample'

const volunteer = {
  fields: {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    phone: '9876543210',
    interests: ['healthcare'],
    skills: ['Cooking', 'Teaching'],
  },
  wrong: {
    firstName: NO_TEXT,
    lastName: NO_TEXT,
    email: [...NO_TEXT, 'a@b', 'a b@example.org', 'a@example.org\nbcc: b@example.org'],
    phone: [...NO_TEXT, '12345', 'abcdefghij'],
    address: [LONG, 5, {}],
    photoUrl: [...NO_IMAGE, 'https://example.org/a.jpg', '/volunteer-photos/none.webp'],
    occupation: [LONG, 5, {}],
    organization: [LONG, 5, {}],
    interests: ['healthcare', ['cooking'], [{ $ne: 1 }], { 0: 'healthcare' }],
    availability: [LONG, 5, {}],
    experience: [LONG, 5, {}],
    motivation: [LONG, 5, {}],
    skills: [5, {}, [{}], Array.from({ length: 31 }, () => 'x')],
    emergencyContact: [LONG, 5, {}],
    attemptId: ['x', 7, {}],
  },
}

const contact = {
  fields: { name: 'A', email: 'a@example.org', subject: 'Support', message: 'M' },
  wrong: {
    name: NO_TEXT,
    email: [...NO_TEXT, 'a@b'],
    phone: ['12345', 5, {}],
    subject: ['Other', '', null, { $ne: 'Support' }],
    message: NO_TEXT,
    attemptId: ['x', 7, {}],
  },
}

const makeContact = make(slugs.contacts, () => contact.fields)

const makeVolunteer = make(slugs.volunteers, () => volunteer.fields)

const makeHours = (id: string) =>
  make(slugs.volunteerHours, () => ({
    key: randomUUID(),
    volunteer: id,
    day: '2026-03-05',
    minutes: 90,
    activity: 'Teaching',
  }))()

const makeEventOn = (eventDate: string) =>
  make(slugs.posts, async () => {
    const { toRichText } = await import('@/lib/rich-text')
    return {
      type: 'event',
      title: 'Health camp',
      content: toRichText('C'),
      _status: 'published',
      eventDate,
      takesSignUps: true,
    }
  })

const makeEvent = makeEventOn('2999-01-01T04:30:00.000Z')

const makePastEvent = makeEventOn('2026-01-01T04:30:00.000Z')

const makeSignUpTo = (makeIts: typeof makeEvent) =>
  make(slugs.eventSignUps, async () => ({
    key: randomUUID(),
    event: await makeIts(),
    name: 'A',
    phone: '9876543210',
  }))

const makeSignUp = makeSignUpTo(makeEvent)

const makePastSignUp = makeSignUpTo(makePastEvent)

/** Samples of the calls for volunteers, messages and events. */
export const peopleSamples: Samples = {
  'POST /api/volunteers': { body: () => volunteer.fields, wrong: volunteer.wrong },
  'POST /api/contact': { body: () => contact.fields, wrong: contact.wrong },
  'PATCH /api/admin/volunteers/{id}': {
    body: () => ({ status: 'approved' }),
    wrong: {
      status: ['refused', '', null, { $ne: 'pending' }],
      rejectionReason: [LONG, 5, {}],
      notes: [LONG, 5, {}],
      photoUrl: [...NO_IMAGE, '', '/volunteer-photos/none.webp'],
    },
    makeId: makeVolunteer,
  },
  'POST /api/admin/volunteer-approvals': {
    body: async () => ({ ids: [await makeVolunteer()] }),
    wrong: { ids: ['x', [], [7], [''], { $ne: null }, Array(201).fill('x')] },
  },
  'POST /api/admin/volunteer-hours': {
    body: async () => ({
      ids: [await makeVolunteer()],
      day: '2026-03-05',
      hours: '1.5',
      activity: 'Teaching',
      entry: randomUUID(),
    }),
    wrong: {
      ids: ['x', [], [7]],
      day: ['', '2026-02-30', 7, null],
      hours: ['', '0', '25', '-1', 'two', 2, null],
      activity: NO_TEXT,
      entry: ['x', 7, null],
    },
  },
  'GET /api/admin/volunteers/{id}/hours': {
    makeId: async () => {
      const id = await makeVolunteer()
      await makeHours(id)
      return id
    },
  },
  'DELETE /api/admin/volunteer-hours/{id}': {
    makeId: async () => makeHours(await makeVolunteer()),
  },
  'POST /api/events/{id}/sign-ups': {
    body: () => ({ name: 'A', phone: '9876543210', email: 'a@example.org' }),
    wrong: {
      name: NO_TEXT,
      phone: [...NO_TEXT, '12345'],
      email: [7, 'a@b', {}],
    },
    makeId: makeEvent,
  },
  'GET /api/admin/events': { makeId: makeEvent },
  'GET /api/admin/event-sign-ups': { makeId: makeSignUp },
  'DELETE /api/admin/event-sign-ups/{id}': { makeId: makeSignUp },
  'POST /api/admin/event-attendance': {
    body: async () => ({ ids: [await makePastSignUp()], hours: '1.5' }),
    wrong: {
      ids: ['x', [], [7], Array(201).fill('x')],
      hours: ['', '0', '25', '-1', 'two', 2],
    },
  },
  'POST /api/admin/volunteer-mailings': {
    body: async () => ({
      ids: [await makeVolunteer()],
      subject: 'Camp',
      text: 'On Sunday',
      mailing: randomUUID(),
    }),
    wrong: { ids: ['x', [], [7]], subject: NO_TEXT, text: NO_TEXT, mailing: ['x', 7, null] },
  },
  'DELETE /api/admin/volunteers/{id}': { makeId: makeVolunteer },
  'PATCH /api/admin/contacts/{id}': {
    body: () => ({ status: 'read' }),
    wrong: { status: ['unread', '', null, { $ne: 'new' }] },
    makeId: makeContact,
  },
  'DELETE /api/admin/contacts/{id}': { makeId: makeContact },
}
