import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { slugs } from '@/cms/slugs'
import { makeResetToken } from '@/server/accounts/one-time-codes'
import { getPayloadClient } from '@/server/payload-client'
import { makeAccount, type RouteHandler, TEST_PASSWORD } from './api'
import { formWith, makePicture, uploadPicture } from './fixtures'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export type ContractCall = {
  method: Method
  /** As the contract writes it, below /api. */
  path: string
  /** Who may make it: anyone, whoever has a session, or admins only. */
  audience: 'anyone' | 'session' | 'admin'
  /** Status of a good call. */
  ok: 200 | 201
  /** A body that is good. */
  body?: () => Promise<unknown> | unknown
  /** For each field of the body, values that are not. */
  wrong?: Record<string, unknown[]>
  /** Makes a document for `{id}`. */
  makeId?: () => Promise<string>
}

const LONG = 'a'.repeat(30_000)
const NO_TEXT = ['', '  ', null, 7, true, ['x'], { $ne: null }, { $gt: '' }, LONG]
const NO_PASSWORD = ['', '  ', null, 7, { $gt: '' }, LONG]
const NO_FLAG = ['true', 1, null, { $ne: true }]
const NO_IMAGE = [
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//evil.example/a.jpg',
  'http://example.org/a.jpg',
  '/media/../secret',
  '/media/none.webp',
  { $ne: null },
]
const withImage = async (fields: object) => ({ ...fields, imageUrl: await uploadPicture() })

const item = {
  fields: { title: 'T', description: 'D', category: 'events' },
  wrong: {
    title: NO_TEXT,
    description: NO_TEXT,
    imageUrl: [...NO_IMAGE, ''],
    category: ['Gallery', '', null, { $in: ['events'] }],
    isPublished: NO_FLAG,
  },
}
const slide = {
  fields: { altText: 'A' },
  wrong: {
    altText: NO_TEXT,
    imageUrl: [...NO_IMAGE, ''],
    displayOrder: [-1, 'first', { $gt: 0 }, 1e12],
    isActive: NO_FLAG,
  },
}
const person = {
  fields: { name: 'Kabir' },
  wrong: { name: NO_TEXT, imageUrl: NO_IMAGE, sortOrder: [-1, 'x', {}] },
}
const post = {
  fields: { type: 'text', title: 'T', content: 'C' },
  wrong: {
    type: ['other', '', null, { $ne: 'text' }],
    title: NO_TEXT,
    content: NO_TEXT,
    imageUrl: NO_IMAGE,
    videoUrl: ['http://youtu.be/x', 'javascript:alert(1)', 5],
    eventDate: ['soon', '2026-02-30', 5, { $date: 0 }],
    eventLocation: [LONG, 5, {}],
    isPublished: NO_FLAG,
  },
}
const volunteer = {
  fields: { firstName: 'A', lastName: 'B', email: 'a@example.org', phone: '9876543210' },
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
  },
}
const settings = {
  fields: { keyId: 'rzp_test_1', keySecret: 'planted-key-secret' },
  wrong: {
    provider: ['stripe', {}, 5],
    keyId: NO_TEXT,
    keySecret: [LONG, 5, { $ne: 1 }],
    webhookSecret: ['too short a secret', LONG, 5, { $ne: 1 }],
    testMode: NO_FLAG,
    isActive: NO_FLAG,
    qrCodeImageUrl: NO_IMAGE,
    upiId: ['seva', 'a@b.c', 5, {}],
    bankAccountName: [LONG, 5],
    bankAccountNumber: ['1'.repeat(41), {}],
    bankIfscCode: ['ABCD1123456', 5],
    bankBranch: [LONG, {}],
  },
}

const gift = {
  fields: { donorName: 'A', amount: 500, paymentMethod: 'cash', receivedOn: '2026-04-01' },
  wrong: {
    donorName: NO_TEXT,
    email: [7, 'a@b', {}],
    phone: ['12345', 5, {}],
    address: [LONG, 5, {}],
    panNumber: ['ABCDE1234FG', 5, {}],
    amount: [0, -1, 0.999, '5e1', null, true, { $gt: 0 }, 1e12],
    paymentMethod: ['bitcoin', '', null, { $ne: 'cash' }],
    reference: [LONG, 5, {}],
    receivedOn: ['soon', '2026-02-30', 5, { $date: 0 }, '2999-01-01'],
    isAnonymous: NO_FLAG,
    message: [LONG, 5, {}],
  },
}
const claim = {
  fields: {
    ...{ donorName: 'A', email: 'a@example.org', phone: '9876543210', amount: 500 },
    ...{ method: 'upi', reference: '412356789012' },
  },
  wrong: {
    donorName: NO_TEXT,
    email: [...NO_TEXT, 'a@b'],
    phone: [...NO_TEXT, '12345'],
    amount: [49, 0, -1, 'fifty', null, true, { $gt: 0 }, 1e9],
    method: ['cash', '', null, { $ne: 'upi' }],
    reference: NO_TEXT,
    message: [LONG, 5, {}],
  },
}

const make = (collection: string, data: () => Promise<object> | object) => async () => {
  const payload = await getPayloadClient()
  const doc = await payload.create({
    collection: collection as 'volunteers',
    data: (await data()) as never,
    overrideAccess: true,
  })
  return doc.id
}
const makeItem = make(slugs.portfolio, () => ({
  ...item.fields,
  sortOrder: 0,
  _status: 'published',
}))
const makeSlide = make(slugs.sliderImages, () => ({ ...slide.fields, displayOrder: 0 }))
const makePerson = make(slugs.inspirations, () => person.fields)
const makePost = make(slugs.posts, async () => {
  const { toRichText } = await import('@/lib/rich-text')
  return { ...post.fields, content: toRichText('C') }
})
const makeContact = make(slugs.contacts, () => contact.fields)
const makeVolunteer = make(slugs.volunteers, () => volunteer.fields)

let attempts = 0
/** A payment attempt in that state. */
const makeTransaction = (state: object) =>
  make(slugs.transactions, () => {
    attempts += 1
    return { transactionId: `matrix-${attempts}`, amountPaise: 50_000, donorName: 'A', ...state }
  })
const makeHeld = makeTransaction({
  ...{ status: 'quarantined', attention: 'international', donorName: 'Asha' },
})
const makeUnmatched = makeTransaction({
  ...{ status: 'quarantined', attention: 'unmatched', currency: 'INR' },
})
const makeFalseEvent = make(slugs.gatewayEvents, () => ({
  ...{ eventId: randomUUID(), type: 'payment.captured', isOpen: false, isFalse: true },
}))
const makeClaim = makeTransaction({ status: 'pending', gateway: 'Direct' })
const makeGift = make(slugs.donations, () => ({
  ...{ donorName: 'A', amountPaise: 50_000, refundedPaise: 0, paymentMethod: 'Cash' },
  recordedBy: 'admin',
}))
const makeLostMail = make(slugs.mails, () => {
  attempts += 1
  return {
    key: `matrix-${attempts}`,
    to: 'a@example.org',
    subject: 'S',
    text: 'T',
    status: 'given-up',
  }
})
const makeSettlement = make(slugs.settlements, () => {
  attempts += 1
  return {
    ...{
      settlementId: `matrix-${attempts}`,
      amountPaise: 48_820,
      utr: 'UTR1',
      keyId: 'rzp_test_1',
    },
    ...{ status: 'processed', settledAt: '2026-03-03T05:00:00.000Z', testMode: true },
  }
})
const donationId = 'f'.repeat(32)
const makeDonationId = async () => {
  const payload = await getPayloadClient()
  const known = await payload.count({
    collection: slugs.transactions,
    where: { transactionId: { equals: donationId } },
    overrideAccess: true,
  })
  if (known.totalDocs === 0) await makeTransaction({ transactionId: donationId })()
  return donationId
}

/** An account that no other call works with. */
const makeStranger = () => {
  attempts += 1
  return makeAccount({ username: `stranger-${attempts}`, role: 'editor' })
}
const makeStrangerId = async () => (await makeStranger()).id

const upload = async () => formWith(await makePicture())
const anyone = { audience: 'anyone' } as const
const session = { audience: 'session' } as const
const admin = { audience: 'admin' } as const
const read = { method: 'GET', ok: 200 } as const
const add = { method: 'POST', ok: 201 } as const
const remove = { method: 'DELETE', ok: 200 } as const

/** Calls that need a gateway to answer: tests/int/payments.test.ts makes them, one beside it. */
export const gatewayPaths = [
  'create-order',
  'verify-payment',
  'razorpay/webhook',
  'razorpay/callback',
  'admin/payment-settings/check',
  'admin/transactions/[id]/refund',
]

/** Calls that change the very account which makes them: tests/int/own-account.test.ts makes them. */
export const ownAccountPaths = [
  'admin/account/password',
  'admin/account/end-sessions',
  'admin/second-factor/enrol',
  'admin/second-factor/confirm',
  'admin/second-factor/disable',
]

/** Every call of the contract but those. */
export const contractCalls: ContractCall[] = [
  { ...read, ...anyone, path: 'upi-details' },
  { ...read, ...anyone, path: 'about-slider' },
  { ...read, ...anyone, path: 'inspirations' },
  { ...read, ...anyone, path: 'portfolio' },
  { ...read, ...anyone, path: 'posts' },
  { ...read, ...anyone, path: 'health' },
  { ...read, ...anyone, path: 'openapi.json' },
  { ...read, ...anyone, path: 'admin/payment-settings' },
  { ...add, ...anyone, path: 'upload', body: upload },
  { ...add, ...anyone, path: 'volunteers', body: () => volunteer.fields, wrong: volunteer.wrong },
  { ...add, ...anyone, path: 'contact', body: () => contact.fields, wrong: contact.wrong },
  {
    ...anyone,
    method: 'POST',
    ok: 200,
    path: 'admin/login',
    body: () => ({ username: 'admin', password: 'correct horse battery' }),
    wrong: { username: NO_TEXT, password: NO_PASSWORD, code: NO_TEXT },
  },
  { ...read, ...session, path: 'admin/check-auth' },
  { ...anyone, method: 'POST', ok: 200, path: 'admin/logout' },
  {
    ...session,
    method: 'POST',
    ok: 200,
    path: 'admin/confirm-password',
    body: () => ({ password: TEST_PASSWORD }),
    wrong: { password: NO_PASSWORD, code: NO_TEXT },
  },
  { ...read, ...session, path: 'admin/account' },
  {
    ...session,
    method: 'PATCH',
    ok: 200,
    path: 'admin/account',
    body: () => ({ email: 'a@example.org' }),
    wrong: { email: [7, true, 'a@b', 'a@example.org\nbcc: b@example.org', { $ne: null }] },
  },
  { ...read, ...admin, path: 'admin/users' },
  {
    ...admin,
    method: 'POST',
    ok: 200,
    path: 'admin/users/[id]/reset-second-factor',
    makeId: makeStrangerId,
  },
  {
    ...anyone,
    method: 'POST',
    ok: 200,
    path: 'admin/forgot-password',
    body: () => ({ username: 'nobody-of-this-name' }),
    wrong: { username: NO_TEXT },
  },
  {
    ...anyone,
    method: 'POST',
    ok: 200,
    path: 'admin/reset-password',
    body: async () => ({
      token: await makeResetToken(await makeStrangerId()),
      newPassword: 'nine purple kettles sing',
    }),
    wrong: { token: NO_TEXT, newPassword: NO_PASSWORD },
  },

  { ...read, ...admin, path: 'admin/portfolio' },
  {
    ...add,
    ...admin,
    path: 'admin/portfolio',
    body: () => withImage(item.fields),
    wrong: item.wrong,
  },
  {
    ...admin,
    method: 'PATCH',
    ok: 200,
    path: 'admin/portfolio/[id]',
    body: () => ({ title: 'New' }),
    wrong: item.wrong,
    makeId: makeItem,
  },
  { ...remove, ...admin, path: 'admin/portfolio/[id]', makeId: makeItem },

  { ...read, ...admin, path: 'admin/about-slider' },
  {
    ...add,
    ...admin,
    path: 'admin/about-slider',
    body: () => withImage(slide.fields),
    wrong: slide.wrong,
  },
  {
    ...admin,
    method: 'PUT',
    ok: 200,
    path: 'admin/about-slider/[id]',
    body: () => withImage(slide.fields),
    wrong: slide.wrong,
    makeId: makeSlide,
  },
  { ...remove, ...admin, path: 'admin/about-slider/[id]', makeId: makeSlide },

  { ...read, ...admin, path: 'admin/inspirations' },
  { ...add, ...admin, path: 'admin/inspirations', body: () => person.fields, wrong: person.wrong },
  {
    ...admin,
    method: 'PUT',
    ok: 200,
    path: 'admin/inspirations/[id]',
    body: () => person.fields,
    wrong: person.wrong,
    makeId: makePerson,
  },
  { ...remove, ...admin, path: 'admin/inspirations/[id]', makeId: makePerson },

  { ...read, ...admin, path: 'admin/posts' },
  { ...add, ...admin, path: 'admin/posts', body: () => post.fields, wrong: post.wrong },
  {
    ...admin,
    method: 'PATCH',
    ok: 200,
    path: 'admin/posts/[id]',
    body: () => ({ content: 'New' }),
    wrong: post.wrong,
    makeId: makePost,
  },
  { ...remove, ...admin, path: 'admin/posts/[id]', makeId: makePost },

  { ...read, ...admin, path: 'admin/volunteers' },
  {
    ...admin,
    method: 'PATCH',
    ok: 200,
    path: 'admin/volunteers/[id]',
    body: () => ({ status: 'approved' }),
    wrong: {
      status: ['refused', '', null, { $ne: 'pending' }],
      rejectionReason: [LONG, 5, {}],
      notes: [LONG, 5, {}],
      photoUrl: [...NO_IMAGE, '', '/volunteer-photos/none.webp'],
    },
    makeId: makeVolunteer,
  },
  { ...remove, ...admin, path: 'admin/volunteers/[id]', makeId: makeVolunteer },

  { ...read, ...admin, path: 'admin/contacts' },
  {
    ...admin,
    method: 'PATCH',
    ok: 200,
    path: 'admin/contacts/[id]',
    body: () => ({ status: 'read' }),
    wrong: { status: ['unread', '', null, { $ne: 'new' }] },
    makeId: makeContact,
  },
  { ...read, ...admin, path: 'admin/donations' },
  {
    ...add,
    ...admin,
    path: 'admin/donations',
    body: () => gift.fields,
    wrong: gift.wrong,
  },
  { ...admin, method: 'POST', ok: 200, path: 'admin/donations/[id]/void', makeId: makeGift },
  { ...read, ...admin, path: 'admin/donations/stats' },
  { ...read, ...admin, path: 'admin/transactions' },
  { ...admin, method: 'POST', ok: 200, path: 'admin/transactions/[id]/accept', makeId: makeHeld },
  { ...admin, method: 'POST', ok: 200, path: 'admin/transactions/[id]/reject', makeId: makeClaim },
  {
    ...admin,
    method: 'POST',
    ok: 200,
    path: 'admin/transactions/[id]/record',
    body: () => ({ donorName: 'Asha' }),
    wrong: {
      donorName: NO_TEXT,
      email: [7, 'a@b', {}],
      phone: ['12345', 5, {}],
      address: [LONG, 5, {}],
      panNumber: ['ABCDE1234FG', 5, {}],
      isAnonymous: NO_FLAG,
      message: [LONG, 5, {}],
    },
    makeId: makeUnmatched,
  },
  {
    ...admin,
    method: 'POST',
    ok: 200,
    path: 'admin/transactions/[id]/ignore',
    body: () => ({ reason: 'Not for us' }),
    wrong: { reason: NO_TEXT },
    makeId: makeUnmatched,
  },
  {
    ...admin,
    method: 'POST',
    ok: 200,
    path: 'admin/gateway-events/[id]/dismiss',
    makeId: makeFalseEvent,
  },
  { ...admin, method: 'POST', ok: 200, path: 'admin/payment-settings/revoke-previous-secret' },
  { ...read, ...admin, path: 'admin/settlements' },
  { ...read, ...admin, path: 'admin/settlements/[id]', makeId: makeSettlement },
  { ...read, ...admin, path: 'admin/settlement-rows' },
  { ...read, ...admin, path: 'admin/attention' },
  { ...read, ...admin, path: 'admin/audit-log' },
  { ...read, ...admin, path: 'admin/audit-log/actors' },
  { ...read, ...admin, path: 'admin/attention/counts' },
  { ...admin, method: 'POST', ok: 200, path: 'admin/reconcile' },
  { ...admin, method: 'POST', ok: 200, path: 'admin/mails/[id]/retry', makeId: makeLostMail },
  { ...add, ...anyone, path: 'payment-claims', body: () => claim.fields, wrong: claim.wrong },
  { ...read, ...anyone, path: 'payment-status/[id]', makeId: makeDonationId },
  {
    ...admin,
    method: 'POST',
    ok: 200,
    path: 'admin/payment-settings',
    body: () => settings.fields,
    wrong: settings.wrong,
  },
  { ...add, ...admin, path: 'admin/upload', body: upload },
]

const API = path.join(import.meta.dirname, '../../src/app/api')
const CATCH_ALL = '[...rest]'

/** The paths of all route files there are, but for the one that answers to unknown calls. */
export function routePaths(): string[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.dirname(file))
    .filter((route) => route !== CATCH_ALL)
}

/** What a route file exports under the name of a method. */
export async function loadHandler(route: string, method: string): Promise<RouteHandler> {
  const exported: Record<string, RouteHandler> = await import(path.join(API, route, 'route.ts'))
  const handler = exported[method]
  if (!handler) throw new Error(`${route} exports no ${method}`)
  return handler
}
