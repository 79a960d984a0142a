import type { DataFromCollectionSlug } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { monthsBefore, retentionPeriods } from '@/domain/retention'
import { contentTime, isRenewedSince } from '@/lib/content-time'
import { toRichText } from '@/lib/rich-text'
import { findFirst } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { changeAttempt, findAttempt } from '@/server/payments/attempts'
import { makePaymentAnonymous } from '@/server/personal-data/erase'
import { getRetentionPeriods } from '@/server/personal-data/page-data'
import { countExpired, deleteExpired } from '@/server/personal-data/retention'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'
import { uploadPhoto } from '../support/uploads'

const KINDS = [
  ...[slugs.contacts, slugs.volunteers, slugs.volunteerHours, slugs.transactions],
  ...[slugs.mails, slugs.posts, slugs.eventSignUps, slugs.auditLog],
] as const
/** What `fill` makes that is old enough to be deleted, as the log counts it. */
const OLD_ONES = {
  rows: { to: 4 },
  messages: { to: 1 },
  rejectedApplications: { to: 1 },
  failedPayments: { to: 1 },
  mails: { to: 1 },
}
const later = (months: number) => monthsBefore(new Date(), -months - 1)

beforeEach(() => emptyCollections(...KINDS))

it('What is older than its period is deleted, and the log says how much', async () => {
  await switchOn(true)
  await fill()
  await deleteExpired(later(retentionPeriods.mails.months))
  expect(await all(slugs.contacts)).toMatchObject([{ name: 'Unread' }])
  expect(await all(slugs.volunteers)).toMatchObject([{ firstName: 'Approved' }])
  expect(await all(slugs.volunteerHours)).toEqual([])
  expect(await all(slugs.mails)).toMatchObject([{ key: 'waiting' }])
  expect(await all(slugs.transactions)).toMatchObject([
    { transactionId: 'failed', donorName: 'Erased', email: null, amountPaise: 100 },
    { transactionId: 'completed', donorName: 'Asha' },
  ])
  const log = await all(slugs.auditLog)
  expect(log).toMatchObject([
    {
      action: 'deleted',
      subject: 'personal-data',
      actor: 'system',
      changes: OLD_ONES,
    },
  ])
  expect(JSON.stringify(log)).not.toContain('Asha')
  await deleteExpired(later(retentionPeriods.mails.months))
  expect(await all(slugs.auditLog)).toHaveLength(1)
})

it('What was deleted without an answer leaves the trash in time; who was approved stays there', async () => {
  await switchOn(true)
  const deletedAt = new Date().toISOString()
  const person = { lastName: 'Devi', email: 'asha@example.org', phone: '9876543210', deletedAt }
  await make(slugs.contacts, { ...MESSAGE, name: 'Spam', status: 'new', deletedAt })
  await make(slugs.contacts, { ...MESSAGE, name: 'Restored', status: 'new', deletedAt: null })
  await make(slugs.volunteers, { ...person, firstName: 'Open', status: 'pending' })
  await make(slugs.volunteers, { ...person, firstName: 'Approved', status: 'approved' })
  await deleteExpired()
  expect(await countAll(slugs.contacts)).toBe(2)
  await deleteExpired(later(retentionPeriods.messages.months))
  expect(await all(slugs.contacts)).toMatchObject([{ name: 'Restored' }])
  expect(await countAll(slugs.contacts)).toBe(1)
  expect(await countAll(slugs.volunteers)).toBe(1)
})

it('Sign-ups stay until the period after their event is over', async () => {
  await switchOn(true)
  const content = toRichText('Come')
  const event = await make(slugs.posts, {
    type: 'event',
    title: 'Camp',
    content,
    _status: 'published',
    eventDate: later(3).toISOString(),
  })
  await make(slugs.eventSignUps, { key: 'a', event, name: 'Asha', phone: '9876543210' })
  await make(slugs.eventSignUps, { key: 'b', event: 'gone', name: 'Ravi', phone: '9876543211' })
  const { months } = retentionPeriods.signUps
  await deleteExpired(later(months))
  expect(await all(slugs.eventSignUps)).toMatchObject([{ name: 'Asha' }])
  await deleteExpired(later(months + 4))
  expect(await all(slugs.eventSignUps)).toEqual([])
})

it('Sign-ups for an event without a date stay, and pages show the places that deleted ones leave free', async () => {
  await switchOn(true)
  const event = await make(slugs.posts, {
    type: 'event',
    title: 'Camp',
    content: toRichText('Come'),
    _status: 'published',
  })
  await make(slugs.eventSignUps, { key: 'a', event, name: 'Asha', phone: '9876543210' })
  const muchLater = later(retentionPeriods.signUps.months + 100)
  const begun = contentTime()
  await deleteExpired(muchLater)
  expect(await all(slugs.eventSignUps)).toMatchObject([{ name: 'Asha' }])
  expect(isRenewedSince([slugs.eventSignUps], begun)).toBe(false)

  const payload = await getPayloadClient()
  const data = { eventDate: new Date().toISOString() }
  await payload.update({ collection: slugs.posts, id: event, data, overrideAccess: true })
  await deleteExpired(muchLater)
  expect(await all(slugs.eventSignUps)).toEqual([])
  expect(isRenewedSince([slugs.eventSignUps], begun)).toBe(true)
})

it('an application that was sent twice, with one photo, keeps the photo when the other one goes', async () => {
  await switchOn(true)
  await uploadPhoto()
  const photo = (await findFirst(slugs.volunteerPhotos, {}, '-createdAt'))?.id
  const person = { firstName: 'Asha', lastName: 'Devi', email: 'asha@example.org', photo }
  await make(slugs.volunteers, { ...person, phone: '9876543210', status: 'approved' })
  await make(slugs.volunteers, { ...person, phone: '9876543211', status: 'rejected' })
  await deleteExpired(later(retentionPeriods.rejectedApplications.months))
  expect(await all(slugs.volunteers)).toMatchObject([{ status: 'approved', photo: { id: photo } }])
  const payload = await getPayloadClient()
  await payload.update({
    collection: slugs.volunteers,
    where: {},
    data: { status: 'rejected' },
    overrideAccess: true,
  })
  await deleteExpired(later(retentionPeriods.rejectedApplications.months))
  expect(await findFirst(slugs.volunteerPhotos, { id: { equals: photo } })).toBeNull()
})

it('an application that cannot be deleted blocks nothing else, and the log counts what was deleted', async () => {
  await switchOn(true)
  await fill()
  const person = { lastName: 'Devi', email: 'asha@example.org', phone: '9876543210' }
  const stuck = await make(slugs.volunteers, { ...person, firstName: 'Stuck', status: 'rejected' })
  const { db } = await getPayloadClient()
  const deleteMany = db.deleteMany.bind(db)
  const deleting = vi.spyOn(db, 'deleteMany').mockImplementation(async (args) => {
    if (JSON.stringify(args.where).includes(stuck)) throw new Error('It stays')
    return deleteMany(args)
  })
  await emptyCollections(slugs.auditLog)
  await expect(deleteExpired(later(retentionPeriods.mails.months))).rejects.toThrow('It stays')
  deleting.mockRestore()
  expect((await all(slugs.volunteers)).map(({ firstName }) => firstName).sort()).toEqual([
    'Approved',
    'Stuck',
  ])
  expect(await all(slugs.mails)).toMatchObject([{ key: 'waiting' }])
  expect(await all(slugs.auditLog)).toMatchObject([
    {
      changes: OLD_ONES,
    },
  ])
})

it('A payment that came in after all keeps its donor, and a stale change does not bring an erased one back', async () => {
  await fill()
  const failed = await findAttempt({ transactionId: { equals: 'failed' } })
  if (!failed) throw new Error('No payment')
  const completed = await changeAttempt(failed, { status: 'completed' }, { action: 'settled' })
  await expect(makePaymentAnonymous(failed)).rejects.toThrow(messages.changedMeanwhile)
  expect(await findAttempt({ id: { equals: failed.id } })).toMatchObject({ donorName: 'Asha' })

  if (!completed) throw new Error('Not changed')
  await makePaymentAnonymous(completed)
  expect(await changeAttempt(completed, { refundedPaise: 50 }, { action: 'refunded' })).toBeNull()
  const erased = await findAttempt({ id: { equals: failed.id } })
  expect(erased).toMatchObject({ donorName: 'Erased', email: null })
  expect(erased?.searchText).not.toContain('asha')
  expect((await all(slugs.auditLog)).map(({ action }) => action)).toEqual(['settled'])
})

it('Nothing goes before its time, nor before an admin has switched it on', async () => {
  await fill()
  const before = await Promise.all(KINDS.map(all))
  await switchOn(true)
  await emptyCollections(slugs.auditLog)
  await deleteExpired()
  await switchOn(false)
  await emptyCollections(slugs.auditLog)
  await deleteExpired(later(500))
  expect(await Promise.all(KINDS.map(all))).toEqual(before)
})

it('The log itself is kept for a year at least', async () => {
  const payload = await getPayloadClient()
  const data = { auditLog: 11 }
  await expect(
    payload.updateGlobal({ slug: slugs.retention, data, overrideAccess: true }),
  ).rejects.toThrow()
  await switchOn(true)
  await deleteExpired(later(retentionPeriods.auditLog.months))
  expect(await all(slugs.auditLog)).toMatchObject([{ action: 'deleted' }])
})

it('What would be deleted is counted before retention is switched on, and nothing is deleted by counting', async () => {
  await switchOn(false)
  await fill()
  const before = await Promise.all(KINDS.map(all))
  const counted = await countExpired({}, later(retentionPeriods.mails.months))
  expect(counted).toEqual({
    isOn: false,
    items: [
      { kind: 'messages', months: 24, count: 1 },
      { kind: 'rejectedApplications', months: 12, count: 1 },
      { kind: 'signUps', months: 12, count: 0 },
      { kind: 'failedPayments', months: 12, count: 1 },
      { kind: 'mails', months: 24, count: 1 },
      { kind: 'auditLog', months: 108, count: 0 },
    ],
  })
  expect(await Promise.all(KINDS.map(all))).toEqual(before)
})

it('An admin tries out periods', async () => {
  const path = '/api/admin/personal-data/retention'
  const admin = await sessionCookie('admin')
  const tried = await callApi(`${path}?messages=3&mails=`, { cookie: admin })
  expect(await tried.json()).toMatchObject({
    items: [
      { kind: 'messages', months: 3, count: 0 },
      {},
      {},
      {},
      { kind: 'mails', months: 24 },
      {},
    ],
  })
  for (const months of ['0', '121', '1.5', 'x']) {
    expect((await callApi(`${path}?messages=${months}`, { cookie: admin })).status).toBe(400)
  }
  const editor = await sessionCookie('editor')
  expect((await callApi(path, { cookie: editor })).status).toBe(403)
})

it('The privacy page gets the periods while retention is on, otherwise none', async () => {
  await switchOn(false)
  expect(await getRetentionPeriods()).toBeNull()
  const payload = await getPayloadClient()
  const data = { isOn: true, messages: 7 }
  await payload.updateGlobal({ slug: slugs.retention, data, overrideAccess: true })
  expect(await getRetentionPeriods()).toMatchObject({ messages: 7, mails: 24 })
  await payload.updateGlobal({
    slug: slugs.retention,
    data: { messages: 24 },
    overrideAccess: true,
  })
})

async function fill() {
  await make(slugs.contacts, { ...MESSAGE, name: 'Asha', status: 'answered' })
  await make(slugs.contacts, { ...MESSAGE, name: 'Unread', status: 'new' })
  const person = { lastName: 'Devi', email: 'asha@example.org', phone: '9876543210' }
  const rejected = await make(slugs.volunteers, {
    ...person,
    firstName: 'Asha',
    status: 'rejected',
  })
  await make(slugs.volunteers, { ...person, firstName: 'Approved', status: 'approved' })
  await make(slugs.volunteerHours, {
    key: 'h',
    volunteer: rejected,
    day: '2026-01-01',
    minutes: 60,
    activity: 'Helped',
  })
  for (const status of ['completed', 'failed']) {
    await make(slugs.transactions, {
      transactionId: status,
      status,
      amountPaise: 100,
      gateway: 'Razorpay',
      method: 'UPI',
      donorName: 'Asha',
      email: 'asha@example.org',
    })
  }
  for (const status of ['sent', 'waiting']) {
    await make(slugs.mails, { key: status, to: 'a@example.org', subject: 'S', text: 'T', status })
  }
  await emptyCollections(slugs.auditLog)
}

const MESSAGE = { email: 'a@example.org', subject: 'Support', message: 'Hello' }

async function switchOn(isOn: boolean) {
  const payload = await getPayloadClient()
  await payload.updateGlobal({ slug: slugs.retention, data: { isOn }, overrideAccess: true })
}

async function make(collection: (typeof KINDS)[number], data: object): Promise<string> {
  const { id } = await create(collection, data)
  return String(id)
}

async function all<Slug extends (typeof KINDS)[number]>(
  collection: Slug,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await getPayloadClient()
  return (await payload.find({ collection, sort: '-createdAt', overrideAccess: true }))
    .docs as DataFromCollectionSlug<Slug>[]
}

/** Counts what is stored, including the trash. */
async function countAll(collection: (typeof KINDS)[number]): Promise<number> {
  const payload = await getPayloadClient()
  return (await payload.count({ collection, trash: true, overrideAccess: true })).totalDocs
}
