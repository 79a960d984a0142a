import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type * as z from 'zod/mini'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import { makeResetToken } from '@/server/accounts/one-time-codes'
import { getBackups, makeBackupNow } from '@/server/backup/service'
import { findAll } from '@/server/documents/records'
import type { Route, RouteMethod } from '@/server/http/define-route'
import { MAX_BODY_BYTES } from '@/server/http/request-body'
import { manageKey } from '@/server/monthly-gifts/manage-link'
import { getPayloadClient } from '@/server/payload-client'
import { followReceipt } from '@/server/receipts/follow'
import { receiptKey } from '@/server/receipts/link'
import { routes } from '@/server/routes'
import { startUpdates } from '@/server/updates/preferences'
import { makeAccount, TEST_PASSWORD } from './api'
import { pdfWith } from './make-pdf'
import { makeDonor, makeDonorMail } from './my-giving'
import { makeProgram } from './purposes'
import { formWith, makePicture, uploadPicture } from './uploads'

/** The methods of all calls. */
export const METHODS: RouteMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export type ContractCall = Pick<Route, 'method' | 'path' | 'access'> & {
  /** Method and path. */
  key: string
  /** Status of a valid call. */
  ok: number
  /** The maximum size of its body. */
  maxBytes: number
  /** Names of its query parameters. */
  parameters: string[]
  /** A valid body. */
  body?: () => Promise<unknown> | unknown
  /** Invalid values for each field of the body. */
  wrong?: Record<string, unknown[]>
  /** Creates a document for `{id}`. */
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
let imageUrl: Promise<string> | undefined
/** All bodies share one picture, because each upload starts an encoder. */
const withImage = async (fields: object) => {
  imageUrl ??= uploadPicture()
  return { ...fields, imageUrl: await imageUrl }
}

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
  fields: { type: 'event', title: 'T', content: 'C', eventDate: '2027-01-02' },
  wrong: {
    type: ['other', '', null, { $ne: 'text' }],
    title: NO_TEXT,
    content: NO_TEXT,
    imageUrl: NO_IMAGE,
    videoUrl: ['http://youtu.be/x', 'javascript:alert(1)', 5],
    eventDate: ['soon', '2026-02-30', 5, { $date: 0 }],
    eventLocation: [LONG, 5, {}],
    isPublished: NO_FLAG,
    takesSignUps: NO_FLAG,
    places: [0, -1, 1.5, 'many', 1e9, true, {}],
    signUpsUntil: ['soon', '2026-02-30', 5, {}],
  },
}
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
  fields: {
    keyId: 'rzp_test_1',
    keySecret: 'planted-key-secret',
    upiId: 'giving@bank',
    bankIfscCode: 'ABCD0123456',
  },
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
  fields: {
    donorName: 'A',
    amount: 500,
    paymentMethod: 'cheque',
    receivedOn: '2026-04-01',
    // Sent repeatedly with the same cheque number.
    reference: '000123',
    isAnother: true,
  },
  wrong: {
    isAnother: NO_FLAG,
    donorName: NO_TEXT,
    email: [7, 'a@b', {}],
    phone: ['12345', 5, {}],
    address: [LONG, 5, {}],
    panNumber: ['ABCDE1234FG', 5, {}],
    amount: [0, -1, 0.999, '5e1', null, true, { $gt: 0 }, 1e12],
    paymentMethod: ['bitcoin', '', null, { $ne: 'cash' }],
    reference: [LONG, 5, {}],
    receivedOn: ['soon', '2026-02-30', 5, { $date: 0 }, '2999-01-01'],
    givenFor: ['children', 'program:', 'campaign:none', 7, { $ne: 1 }],
    isAnonymous: NO_FLAG,
    message: [LONG, 5, {}],
  },
}
const claim = {
  fields: {
    donorName: 'A',
    email: 'a@example.org',
    phone: '9876543210',
    amount: 500,
    method: 'upi',
    reference: '412356789012',
  },
  wrong: {
    donorName: NO_TEXT,
    email: [...NO_TEXT, 'a@b'],
    phone: [...NO_TEXT, '12345'],
    amount: [0.99, 0, -1, 'fifty', null, true, { $gt: 0 }, 1e9],
    method: ['cash', '', null, { $ne: 'upi' }],
    reference: NO_TEXT,
    message: [LONG, 5, {}],
    isIndianCitizen: [false, 'true', 1, null],
    wantsTaxReceipt: NO_FLAG,
    panNumber: ['ABCDE1234F', 'ABCPE12345', 7, { $gt: '' }],
    address: [LONG, 5, {}],
    givenFor: ['children', 'program:', 'campaign:none', 7, { $ne: 1 }],
    claimCode: ['k7m2', 'K7M', 'K7M21', 'K0OI', '', 7, null],
  },
}

const monthly = {
  fields: {
    donorName: 'A',
    email: 'a@example.org',
    phone: '9876543210',
    amount: 500,
    isIndianCitizen: true,
  },
  wrong: {
    donorName: NO_TEXT,
    email: [...NO_TEXT, 'a@b'],
    phone: [...NO_TEXT, '12345'],
    amount: [49, 15_001, 'fifty', null, true, { $gt: 0 }],
    isIndianCitizen: [...NO_FLAG, false],
    givenFor: ['children', 'program:', 'campaign:none', 7, { $ne: 1 }],
    attemptId: ['x', 7, {}],
    message: [LONG, 5, {}],
    wantsTaxReceipt: NO_FLAG,
    panNumber: ['ABCDE1234F', 'ABCPE12345', 7, { $gt: '' }],
    address: [LONG, 5, {}],
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
const picture = { externalImageUrl: 'https://example.org/a.jpg' }
const makeSlide = make(slugs.sliderImages, () => ({ ...slide.fields, ...picture, displayOrder: 0 }))
const makePerson = make(slugs.inspirations, () => ({ ...person.fields, ...picture }))
const makePost = make(slugs.posts, async () => {
  const { toRichText } = await import('@/lib/rich-text')
  return { ...post.fields, content: toRichText('C'), _status: 'published' }
})
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

let attempts = 0
/** A payment attempt in that state. */
const makeTransaction = (state: object) =>
  make(slugs.transactions, () => {
    attempts += 1
    return { transactionId: `matrix-${attempts}`, amountPaise: 50_000, donorName: 'A', ...state }
  })
const makeHeld = makeTransaction({
  status: 'quarantined',
  attention: 'international',
  donorName: 'Asha',
})
const makeUnmatched = makeTransaction({
  status: 'quarantined',
  attention: 'unmatched',
  currency: 'INR',
})
const makeFailedRefund = makeTransaction({ status: 'completed', failedRefundPaise: 10_000 })
const makeFalseEvent = make(slugs.gatewayEvents, () => ({
  eventId: randomUUID(),
  type: 'payment.captured',
  isOpen: false,
  isFalse: true,
}))
const makeClaim = makeTransaction({ status: 'pending', gateway: 'Direct' })
const makeGift = make(slugs.donations, () => ({
  donorName: 'A',
  amountPaise: 50_000,
  refundedPaise: 0,
  paymentMethod: 'Cash',
  panNumber: 'ABCPE1234F',
  recordedBy: 'admin',
}))
const personalData = {
  body: async () => ({ of: 'donation', id: await makeGift() }),
  wrong: { of: ['donor', '', null, 7, { $ne: 1 }], id: NO_TEXT },
}
/** Two donors who may be one person. */
async function makeDonorPair() {
  const donor = make(slugs.donors, () => ({ key: randomUUID(), name: 'A', notes: 'N' }))
  const [one, other] = [await donor(), await donor()]
  const pair = [one, other].sort().join(' ')
  await make(slugs.donorProposals, () => ({ pair, one, other, state: 'waiting' }))()
  return { one, other }
}
let pairToDecide: { one: string; other: string } | undefined
/** The id and the body of a decision are made separately, but must name the same pair. */
async function findPairToDecide() {
  const known = await findAll({
    collection: slugs.donors,
    where: { id: { in: pairToDecide ? [pairToDecide.one] : [] } },
  })
  if (!pairToDecide || known.length === 0) pairToDecide = await makeDonorPair()
  return pairToDecide
}
const makeListedDonor = make(slugs.donors, () => ({
  key: randomUUID(),
  name: 'A',
  isListed: true,
  isStale: false,
  giftCount: 1,
  totalPaise: 50_000,
  lastGiftAt: '2026-03-03T05:00:00.000Z',
}))
const makeDonorOnFile = async () => (await makeDonorPair()).one
/** A gift with its receipt. */
const makeReceipt = async (change: object = {}) => {
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'A',
      email: 'a@example.org',
      amountPaise: 50_000,
      paymentMethod: 'Cash',
      hasReceipt: true,
      ...change,
    },
    overrideAccess: true,
  })
  const receipt = await followReceipt({ id: { equals: id } })
  if (!receipt) throw new Error('A gift without a receipt')
  return receipt
}
/** Creates a receipt in the register of the last year that ended. */
const makeRegistered = () =>
  makeReceipt({ receivedAt: financialYearPeriod(financialYearOf(new Date()) - 1).from })
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
const makeSampleStory = make(slugs.stories, () => ({
  title: { en: 'S' },
  text: { en: 'T' },
  isSample: true,
}))
/** Creates a settlement with a row, because rows have a list as well. */
const makeSettlement = async () => {
  attempts += 1
  const paidOut = {
    settlementId: `matrix-${attempts}`,
    utr: 'UTR1',
    settledAt: '2026-03-03T05:00:00.000Z',
    testMode: false,
  }
  await make(slugs.settlementRows, () => ({
    ...paidOut,
    rowKey: `matrix-${attempts}`,
    entityId: 'p1',
    paymentId: 'p1',
    type: 'payment',
    amountPaise: 50_000,
    creditPaise: 48_820,
    debitPaise: 0,
    feePaise: 1_180,
    taxPaise: 180,
  }))()
  return make(slugs.settlements, () => ({
    ...paidOut,
    amountPaise: 48_820,
    status: 'processed',
    keyId: 'rzp_live_1',
  }))()
}
/** A year with statements. */
const YEAR = '2024'
const makeStatementFile = make(slugs.statementFiles, () => ({
  financialYear: 2024,
  form: 'Form 10BD',
  leavesOutCash: false,
  sha256: '0'.repeat(64),
  rowCount: 1,
  amountPaise: 50_000,
  isWhole: true,
  madeBy: 'admin',
  createdAt: '2025-05-01T06:00:00.000Z',
}))
/** Creates a statement file with content: a heading without rows. */
async function makeWholeFile(): Promise<string> {
  const id = await makeStatementFile()
  await make(slugs.statementParts, () => ({
    file: id,
    position: 0,
    content: gzipSync('Sl. No.\r\n').toString('base64'),
  }))()
  return id
}
/** Creates a certificate of the year; only its download reads its content. */
const makeCertificate = async () => {
  await makeYear()
  attempts += 1
  return make(slugs.donationCertificates, () => ({
    financialYear: 2024,
    filename: 'asha.pdf',
    key: `2024 matrix-${attempts}`,
    content: Buffer.from('%PDF-').toString('base64'),
    uploadedBy: 'admin',
  }))()
}
/** Creates a certificate of the last year that ended, which the list shows by default. */
const makeListedCertificate = async () => {
  attempts += 1
  return make(slugs.donationCertificates, () => ({
    financialYear: financialYearOf(new Date()) - 1,
    filename: 'ravi.pdf',
    key: `listed matrix-${attempts}`,
    content: 'JVBERi0=',
    uploadedBy: 'admin',
  }))()
}
const certificateOf = async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await pdfWith(randomUUID()))], 'asha.pdf'))
  return form
}
/** Returns the year, after adding a gift and an approval to it. */
async function makeYear(): Promise<string> {
  const payload = await getPayloadClient()
  await payload.updateGlobal({
    slug: slugs.siteSettings,
    data: { registration80g: 'URN-1', approved80gOn: '2021-05-28T06:30:00.000Z' },
    overrideAccess: true,
  })
  await make(slugs.donations, () => ({
    donorName: 'A',
    address: 'Pune',
    panNumber: 'ABCPE1234F',
    amountPaise: 50_000,
    paymentMethod: 'UPI',
    receivedAt: '2024-06-01T06:00:00.000Z',
  }))()
  return YEAR
}
/** Creates a gift without a PAN, in the last year that ended. */
const makeFinding = make(slugs.donations, () => ({
  donorName: 'A',
  amountPaise: 50_000,
  paymentMethod: 'UPI',
  receivedAt: financialYearPeriod(financialYearOf(new Date()) - 1).from,
}))
const numberOf = () => randomUUID().replaceAll('-', '')
const inAMonth = new Date(Date.now() + 30 * DAY_MS).toISOString()
const pledge = () => ({
  number: numberOf(),
  donorName: 'A',
  amountPaise: 50_000,
  status: 'active',
  nextReminderAt: inAMonth,
})
const makePledge = make(slugs.pledges, pledge)
/** Creates a mandate that the gateway does not know. */
const makeDeniedMandate = make(slugs.subscriptions, () => ({
  number: numberOf(),
  donorName: 'A',
  amountPaise: 50_000,
  status: 'active',
  lookupProblem: 'The id does not exist',
  nextCheckAt: inAMonth,
}))
/** Returns the key in the link of a mandate's e-mail. */
const makeMandateKey = async () => {
  const number = numberOf()
  await make(slugs.subscriptions, () => ({
    number,
    donorName: 'A',
    amountPaise: 50_000,
    status: 'active',
    paidCount: 1,
    chargeAt: inAMonth,
  }))()
  return manageKey('mandate', number)
}
/** Returns the key in the link of a pledge's e-mail. */
const makePledgeKey = async () => {
  const data = pledge()
  await make(slugs.pledges, () => data)()
  return manageKey('pledge', data.number)
}
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

/** Returns the number of a completed donation. */
const makeGivenId = async () => {
  const transactionId = numberOf()
  await makeTransaction({ transactionId, status: 'completed' })()
  return transactionId
}

/** Creates an account that no other call uses. */
const makeStranger = () => {
  attempts += 1
  return makeAccount({ username: `stranger-${attempts}`, role: 'editor' })
}
const makeStrangerId = async () => (await makeStranger()).id

/** Returns the key of an unsubscribe link. */
async function makeUnsubscribeKey(): Promise<string> {
  attempts += 1
  const email = `reader-${attempts}@example.org`
  await startUpdates(email, 'en')
  const [preference] = await findAll({
    collection: slugs.mailPreferences,
    where: { email: { equals: email } },
  })
  return preference?.key ?? ''
}
const makePurposeKey = async () => `program:${(await makeProgram('Reading')).id}`

const upload = async () => formWith(await makePicture())

const importColumns = { receivedOn: 0, donorName: 1, amount: 2 }
const makeImport = (state: 'checked' | 'done') =>
  make(slugs.imports, () => ({
    subject: 'gifts',
    state,
    startedBy: 'admin',
    columns: importColumns,
    headings: ['Date', 'Name', 'Amount'],
    confirmedAt: new Date().toISOString(),
    table: [{ row: 2, cells: ['03/04/2025', 'Asha', '500'] }],
    report: [{ row: 2, outcome: 'new', name: 'Asha' }],
  }))
const tableFile = () => {
  const form = new FormData()
  form.set('file', new File(['Date,Name,Amount\n03/04/2025,Asha,500\n'], 'gifts.csv'))
  return form
}

type Key<Each extends Route = (typeof routes)[number]> = Each extends Route
  ? `${Each['method']} ${Each['path']}`
  : never
type Sample = Pick<ContractCall, 'body' | 'wrong' | 'makeId'>

/** Calls that need a response from the gateway: tested with a simulator in tests/int/payments.test.ts. */
export const gatewayCalls: Key[] = [
  'POST /api/create-order',
  'POST /api/verify-payment',
  'POST /api/razorpay/webhook',
  'POST /api/razorpay/callback',
  'POST /api/monthly-gifts',
  'POST /api/monthly-gifts/verify',
  'POST /api/my-gift/{id}/change',
  'POST /api/admin/subscriptions/{id}/cancel',
  'POST /api/admin/payment-settings/check',
  'POST /api/admin/transactions/{id}/refund',
  'POST /api/admin/campaigns/{id}/qr-code',
]

/** Calls that change the calling account: tested in tests/int/own-account.test.ts. */
const ownAccountCalls: Key[] = [
  'POST /api/admin/account/password',
  'POST /api/admin/account/end-sessions',
  'POST /api/admin/second-factor/enrol',
  'POST /api/admin/second-factor/confirm',
  'POST /api/admin/second-factor/disable',
]

/** Calls of a donor who has opened 'My giving': tested in tests/int/my-giving.test.ts. */
const donorCalls: Key[] = [
  'GET /api/my-giving',
  'POST /api/my-giving/code',
  'POST /api/my-giving/tax-details',
  'POST /api/my-giving/stop-mails',
  'POST /api/my-giving/start-updates',
  'POST /api/my-giving/stop-updates',
  'POST /api/my-giving/deletion',
]

/** Calls that mail services make from other sites: tested in tests/int/updates.test.ts. */
export const mailServiceCalls: Key[] = ['GET /api/unsubscribe/{id}', 'POST /api/unsubscribe/{id}']

/** The call of a monitor, with a token: tested in tests/int/metrics.test.ts. */
export const monitorCalls: Key[] = ['GET /api/metrics']

/** For calls that need them: a valid body, invalid values of its fields, a document. */
const samples: Partial<Record<Key, Sample>> = {
  'POST /api/upload': { body: upload },
  'POST /api/volunteers': { body: () => volunteer.fields, wrong: volunteer.wrong },
  'POST /api/contact': { body: () => contact.fields, wrong: contact.wrong },
  'POST /api/admin/login': {
    body: () => ({ username: 'admin', password: 'correct horse battery' }),
    wrong: { username: NO_TEXT, password: NO_PASSWORD, code: NO_TEXT },
  },
  'POST /api/admin/confirm-password': {
    body: () => ({ password: TEST_PASSWORD }),
    wrong: { password: NO_PASSWORD, code: NO_TEXT },
  },
  'PATCH /api/admin/account': {
    body: () => ({ email: 'a@example.org' }),
    wrong: { email: [7, true, 'a@b', 'a@example.org\nbcc: b@example.org', { $ne: null }] },
  },
  'PATCH /api/admin/account/language': {
    body: () => ({ language: 'en' }),
    wrong: { language: ['', 'de', null, 7, { $ne: null }] },
  },
  'POST /api/admin/users/{id}/reset-second-factor': { makeId: makeStrangerId },
  'POST /api/admin/preview': {
    body: () => ({ page: 'home-page', data: { hero: { title: { en: 'T' } } } }),
    wrong: { page: ['users', '', null, 7, { $ne: null }], data: ['x', 7, null, ['x']] },
  },
  'POST /api/admin/forgot-password': {
    body: () => ({ username: 'nobody-of-this-name' }),
    wrong: { username: NO_TEXT },
  },
  'POST /api/admin/reset-password': {
    body: async () => ({
      token: await makeResetToken(await makeStrangerId()),
      newPassword: 'nine purple kettles sing',
    }),
    wrong: { token: NO_TEXT, newPassword: NO_PASSWORD },
  },
  'POST /api/admin/portfolio': { body: () => withImage(item.fields), wrong: item.wrong },
  'PATCH /api/admin/portfolio/{id}': {
    body: () => ({ title: 'New' }),
    wrong: item.wrong,
    makeId: makeItem,
  },
  'DELETE /api/admin/portfolio/{id}': { makeId: makeItem },
  'POST /api/admin/about-slider': { body: () => withImage(slide.fields), wrong: slide.wrong },
  'PUT /api/admin/about-slider/{id}': {
    body: () => withImage(slide.fields),
    wrong: slide.wrong,
    makeId: makeSlide,
  },
  'DELETE /api/admin/about-slider/{id}': { makeId: makeSlide },
  'POST /api/admin/inspirations': { body: () => person.fields, wrong: person.wrong },
  'PUT /api/admin/inspirations/{id}': {
    body: () => person.fields,
    wrong: person.wrong,
    makeId: makePerson,
  },
  'DELETE /api/admin/inspirations/{id}': { makeId: makePerson },
  'POST /api/admin/posts': { body: () => post.fields, wrong: post.wrong },
  'PATCH /api/admin/posts/{id}': {
    body: () => ({ content: 'New' }),
    wrong: post.wrong,
    makeId: makePost,
  },
  'DELETE /api/admin/posts/{id}': { makeId: makePost },
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
  'POST /api/admin/donations': { body: () => gift.fields, wrong: gift.wrong },
  'GET /api/admin/donations/{id}/donor': { makeId: makeGift },
  ...Object.fromEntries(
    ['', '/export', '/erase'].map((call) => [`POST /api/admin/personal-data${call}`, personalData]),
  ),
  'POST /api/admin/donations/{id}/pan': { makeId: makeGift },
  'GET /api/admin/donors': { makeId: makeListedDonor },
  'GET /api/admin/donors/{id}': { makeId: makeDonorOnFile },
  'PATCH /api/admin/donors/{id}': {
    body: () => ({ notes: 'Call in the evening', language: 'hi' }),
    wrong: { notes: [LONG, 5, {}], language: ['fr', 5, null] },
    makeId: makeDonorOnFile,
  },
  'POST /api/admin/donors/{id}/decide': {
    body: async () => ({ other: (await findPairToDecide()).other, decision: 'different' }),
    wrong: { other: NO_TEXT, decision: ['perhaps', '', null, { $ne: 'same' }] },
    makeId: async () => (await findPairToDecide()).one,
  },
  'POST /api/admin/donations/{id}/correct': {
    body: () => ({ donorName: 'Asha', reason: 'Misspelt', corrections: 0 }),
    wrong: {
      donorName: NO_TEXT,
      reason: NO_TEXT,
      corrections: [null, '0', {}],
      receivedOn: ['soon', '2026-02-30', 5, '2999-01-01'],
      reference: [LONG, 5, {}],
      panNumber: ['ABCDE1234FG', 5, {}],
      isAnonymous: NO_FLAG,
    },
    makeId: makeGift,
  },
  'POST /api/admin/donations/{id}/void': {
    body: () => ({ reason: 'Entered twice' }),
    wrong: { reason: NO_TEXT, cause: ['bounced', 5, null], claim: ['gone', 5, null] },
    makeId: makeGift,
  },
  'POST /api/admin/transactions/{id}/accept': { makeId: makeHeld },
  'POST /api/admin/transactions/{id}/reject': { makeId: makeClaim },
  'POST /api/admin/transactions/{id}/record': {
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
  'POST /api/admin/transactions/{id}/ignore': {
    body: () => ({ reason: 'Not for us' }),
    wrong: { reason: NO_TEXT },
    makeId: makeUnmatched,
  },
  'POST /api/admin/transactions/{id}/set-refund-aside': {
    body: () => ({ reason: 'Returned by bank transfer' }),
    wrong: { reason: NO_TEXT },
    makeId: makeFailedRefund,
  },
  'POST /api/admin/gateway-events/{id}/dismiss': { makeId: makeFalseEvent },
  'GET /api/admin/settlements/{id}': { makeId: makeSettlement },
  'GET /api/admin/statements/{id}': { makeId: async () => YEAR },
  'GET /api/admin/statement-findings': { makeId: makeFinding },
  'POST /api/admin/statements/{id}/files': {
    body: () => ({ leavesOutCash: false }),
    wrong: { leavesOutCash: NO_FLAG },
    makeId: makeYear,
  },
  'GET /api/admin/statement-files/{id}': { makeId: makeWholeFile },
  'GET /api/admin/donation-certificates': { makeId: makeListedCertificate },
  'POST /api/admin/donation-certificates': { body: certificateOf },
  'GET /api/admin/donation-certificates/{id}': { makeId: makeCertificate },
  'DELETE /api/admin/donation-certificates/{id}': { makeId: makeCertificate },
  'POST /api/admin/donation-certificates/{id}/donor': {
    body: () => ({ panNumber: 'ABCPE1234F' }),
    wrong: { panNumber: ['', null, 7, 'ABC', { $ne: '' }] },
    makeId: makeCertificate,
  },
  'POST /api/admin/certificate-mailings': {
    body: () => ({ year: 2024 }),
    wrong: { year: ['2024', null, 2024.5, { $gt: 0 }] },
  },
  'POST /api/admin/statement-files/{id}/filed': {
    body: () => ({ acknowledgementNumber: '1', filedOn: '2025-05-20' }),
    wrong: { acknowledgementNumber: NO_TEXT, filedOn: ['', '20-05-2025', '2025-02-30', 7] },
    makeId: makeStatementFile,
  },
  'GET /api/admin/statement-files/{id}/changes': { makeId: makeWholeFile },
  'POST /api/admin/mails/{id}/retry': { makeId: makeLostMail },
  'POST /api/payment-claims': { body: () => claim.fields, wrong: claim.wrong },
  'GET /api/payment-status/{id}': { makeId: makeDonationId },
  'POST /api/pledges': { body: () => monthly.fields, wrong: monthly.wrong },
  'GET /api/my-gift/{id}': { makeId: makeMandateKey },
  'POST /api/my-gift/{id}/stop': { body: () => ({}), makeId: makePledgeKey },
  'POST /api/my-gift/{id}/pledge-amount': {
    body: () => ({ amount: 700 }),
    wrong: { amount: [49, 15_001, 'fifty', null, true, { $gt: 0 }] },
    makeId: makePledgeKey,
  },
  'POST /api/my-gift/{id}/skip': {
    body: () => ({ nextReminderAt: inAMonth }),
    wrong: { nextReminderAt: ['soon', '', null, 5, { $date: 0 }] },
    makeId: makePledgeKey,
  },
  'POST /api/admin/subscriptions/{id}/set-aside': {
    body: () => ({ reason: 'Of another account' }),
    wrong: { reason: NO_TEXT },
    makeId: makeDeniedMandate,
  },
  'POST /api/admin/pledges/{id}/stop': { makeId: makePledge },
  'POST /api/unsubscribe/{id}/stop': { body: () => ({}), makeId: makeUnsubscribeKey },
  'GET /api/admin/updates/{id}/reach': { makeId: makePurposeKey },
  'GET /api/receipts/{id}': {
    makeId: async () => receiptKey((await makeReceipt()).code),
  },
  'GET /api/admin/receipt-register': { makeId: async () => (await makeRegistered()).id },
  'POST /api/admin/receipts/{id}/send': { makeId: async () => (await makeReceipt()).id },
  'POST /api/tribute-cards/{id}': {
    body: () => ({ occasion: 'birthday', honouree: 'Meera', fromName: 'Asha' }),
    wrong: {
      occasion: ['wedding', '', null, { $ne: 'birthday' }],
      honouree: [...NO_TEXT, 'www.evil.example'],
      fromName: NO_TEXT,
      message: [LONG, 5, {}, 'https://evil.example'],
      recipientEmail: [7, 'a@b', {}],
      sendOn: ['soon', '2026-02-30', 5, { $date: 0 }],
    },
    makeId: makeGivenId,
  },
  'POST /api/my-giving/ask': {
    body: () => ({ email: 'nobody@example.org' }),
    wrong: { email: [...NO_TEXT, 'a@b', 'a@example.org\nbcc: b@example.org'] },
  },
  'POST /api/my-giving/open': {
    body: async () => ({ token: (await makeDonorMail((await makeDonor()).email)).token }),
    wrong: { token: [...NO_TEXT, 'a'.repeat(43)] },
  },
  'POST /api/my-giving/log-out': { body: () => ({}) },
  'POST /api/admin/payment-settings': { body: () => settings.fields, wrong: settings.wrong },
  'POST /api/admin/upload': { body: upload },
  'POST /api/admin/imports': { body: tableFile },
  'POST /api/admin/spreadsheets': { body: () => ({ rows: [['Donor'], ['Asha']] }) },
  'GET /api/admin/imports/{id}': { makeId: makeImport('checked') },
  'DELETE /api/admin/imports/{id}': { makeId: makeImport('checked') },
  'POST /api/admin/imports/{id}/columns': {
    body: () => ({ columns: importColumns }),
    wrong: { columns: ['0', null, [0], { receivedOn: '0' }, { receivedOn: -1 }, {}] },
    makeId: makeImport('checked'),
  },
  'POST /api/admin/imports/{id}/confirm': {
    body: () => ({ also: [] }),
    wrong: { also: ['2', null, [0], ['2'], { $ne: 2 }] },
    makeId: makeImport('checked'),
  },
  'POST /api/admin/imports/{id}/undo': { makeId: makeImport('done') },
  'POST /api/admin/first-run': {
    body: () => ({ isDismissed: true }),
    wrong: { isDismissed: NO_FLAG },
  },
  'GET /api/admin/backups': { makeId: makeListedBackup },
  'GET /api/admin/backups/{id}': { makeId: makeListedBackup },
  'POST /api/admin/backups/{id}/download': { makeId: makeListedBackup },
  'POST /api/admin/sample-content/confirm': {
    body: async () => ({ kind: 'story', id: await makeSampleStory() }),
    wrong: { kind: ['program', '', null, 7, { $ne: null }], id: NO_TEXT },
  },
}

/** Returns the newest backup: each replaces an older one of the same day. */
async function makeListedBackup(): Promise<string> {
  const { backups } = await getBackups()
  return (backups[0] ?? (await makeBackupNow()).backups[0])?.id ?? ''
}

const elsewhere: string[] = [
  ...gatewayCalls,
  ...ownAccountCalls,
  ...donorCalls,
  ...mailServiceCalls,
  ...monitorCalls,
]

/** Every call of the contract, as its routes define it, except the lists above. */
export const contractCalls: ContractCall[] = routes.flatMap(
  ({
    method,
    path,
    access,
    query,
    status = 200,
    maxBodyBytes: maxBytes = MAX_BODY_BYTES,
  }: Route) => {
    const key = `${method} ${path}`
    if (elsewhere.includes(key)) return []
    const sample = samples[key as Key]
    const parameters = Object.keys((query as z.ZodMiniObject | undefined)?.shape ?? {})
    return [{ method, path, access, maxBytes, parameters, ok: status, ...sample, key }]
  },
)
