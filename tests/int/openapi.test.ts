import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as openapi from '@/app/api/openapi.json/route'
import { slugs } from '@/cms/slugs'
import { resetEnv } from '@/env'
import { makeResetToken } from '@/server/accounts/one-time-codes'
import { recordAudit } from '@/server/audit/record-audit'
import { getPayloadClient } from '@/server/payload-client'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { codeOf } from '../support/accounts'
import { call, makeAccount, sessionCookie, sessionCookieOf, TEST_PASSWORD } from '../support/api'
import { donationOf, enterKeys, transactionOf, windowAnswer } from '../support/payments'

type Operation = {
  security?: object[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
type RouteModule = Record<string, Parameters<typeof call>[0]>

const API_FOLDER = path.resolve('src/app/api')
/** Calls that need a gateway: held against the document below, with one beside them. */
const AT_THE_GATEWAY = [
  '/api/create-order',
  '/api/verify-payment',
  '/api/razorpay/webhook',
  '/api/razorpay/callback',
  '/api/admin/payment-settings/check',
  '/api/admin/transactions/{id}/refund',
]

const image = { imageUrl: 'https://example.org/a.jpg' }
const portfolioItem = { ...image, title: 'A well', description: 'Dug', category: 'general' }
const slide = { ...image, altText: 'Children read' }
const person = { ...image, name: 'Kabir' }
const post = { type: 'event', title: 'Walk', content: 'For health', eventDate: '2027-01-02' }

/** A body for each call that takes one, such that it succeeds. */
const BODIES: Record<string, () => Promise<unknown> | unknown> = {
  'post /api/contact': () => ({
    name: 'Asha',
    email: 'asha@example.org',
    subject: 'Support',
    message: 'Namaste',
  }),
  'post /api/volunteers': () => ({
    firstName: 'Asha',
    lastName: 'Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    interests: ['healthcare'],
    skills: 'Cooking, teaching',
  }),
  'post /api/upload': upload,
  'post /api/admin/upload': upload,
  'post /api/admin/login': () => ({
    username: 'test-admin',
    password: TEST_PASSWORD,
  }),
  'post /api/admin/forgot-password': () => ({ username: 'nobody-of-this-name' }),
  'post /api/admin/reset-password': async () => ({
    token: await makeResetToken(await makeStrangerId()),
    newPassword: 'nine purple kettles sing',
  }),
  'post /api/admin/portfolio': () => portfolioItem,
  'patch /api/admin/portfolio/{id}': () => ({ title: 'Two wells' }),
  'post /api/admin/about-slider': () => slide,
  'put /api/admin/about-slider/{id}': () => slide,
  'post /api/admin/inspirations': () => person,
  'put /api/admin/inspirations/{id}': () => person,
  'post /api/admin/posts': () => post,
  'patch /api/admin/posts/{id}': () => ({ title: 'Long walk' }),
  'patch /api/admin/volunteers/{id}': () => ({ status: 'approved', notes: 'Called' }),
  'patch /api/admin/contacts/{id}': () => ({ status: 'read' }),
  'post /api/payment-claims': () => ({
    ...{ donorName: 'Asha', email: 'asha@example.org', phone: '9876543210', amount: 500 },
    ...{ method: 'upi', reference: '412356789012' },
  }),
  'post /api/admin/donations': () => ({
    ...{ donorName: 'Asha', amount: 500, paymentMethod: 'cheque', receivedOn: '2026-04-01' },
    reference: '000123',
  }),
  'post /api/admin/transactions/{id}/record': () => ({ donorName: 'Asha' }),
  'post /api/admin/transactions/{id}/ignore': () => ({ reason: 'Not for us' }),
  'post /api/admin/payment-settings': () => ({
    keyId: 'rzp_test_1',
    keySecret: 'planted-secret',
    upiId: 'giving@bank',
    bankIfscCode: 'ABCD0123456',
  }),
}
/** Calls that change the very account which makes them: each gets one of its own. */
const OWN_ACCOUNT: Record<string, (cookie: string) => Promise<unknown> | unknown> = {
  'post /api/admin/confirm-password': () => ({ password: TEST_PASSWORD }),
  'patch /api/admin/account': () => ({ email: 'asha@example.org' }),
  'post /api/admin/account/password': () => ({
    currentPassword: TEST_PASSWORD,
    newPassword: 'nine purple kettles sing',
  }),
  'post /api/admin/account/end-sessions': () => undefined,
  'post /api/admin/second-factor/enrol': () => undefined,
  'post /api/admin/second-factor/confirm': async (cookie) => {
    const enrolled = await ask('post', '/api/admin/second-factor/enrol', { cookie })
    const { key } = (await enrolled.json()) as { key: string }
    return { code: codeOf(key) }
  },
  'post /api/admin/second-factor/disable': () => ({ password: TEST_PASSWORD }),
}
const LISTS_OF_DOCUMENTS = [
  '/api/admin/portfolio',
  '/api/admin/about-slider',
  '/api/admin/inspirations',
  '/api/admin/posts',
  '/api/admin/volunteers',
  '/api/admin/contacts',
]

const SETTLEMENT_ID = 'setl_1'

/** Documents that are made in another way than by a POST to the list. */
const MAKERS: Record<string, () => Promise<string>> = {
  '/api/payment-status/{id}': async () => {
    await makeTransaction({ transactionId: 'f'.repeat(32) })
    return 'f'.repeat(32)
  },
  '/api/admin/transactions/{id}/accept': () =>
    makeTransaction({ status: 'quarantined', attention: 'international', donorName: 'Asha' }),
  '/api/admin/transactions/{id}/record': () =>
    makeTransaction({ status: 'quarantined', attention: 'unmatched', currency: 'INR' }),
  '/api/admin/transactions/{id}/ignore': () =>
    makeTransaction({ status: 'quarantined', attention: 'unmatched', currency: 'INR' }),
  '/api/admin/gateway-events/{id}/dismiss': async () => {
    const payload = await getPayloadClient()
    const event = await payload.create({
      collection: slugs.gatewayEvents,
      data: { eventId: randomUUID(), type: 'payment.captured', isOpen: false, isFalse: true },
      overrideAccess: true,
    })
    return event.id
  },
  '/api/admin/transactions/{id}/reject': () =>
    makeTransaction({ status: 'pending', gateway: 'Direct' }),
  '/api/admin/settlements/{id}': async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({ collection: slugs.settlements, overrideAccess: true })
    return docs[0]?.id ?? ''
  },
  '/api/admin/donations/{id}/void': () => makeDocument('/api/admin/donations'),
  '/api/admin/users/{id}/reset-second-factor': makeStrangerId,
  '/api/admin/mails/{id}/retry': async () => {
    const payload = await getPayloadClient()
    const mail = await payload.create({
      collection: slugs.mails,
      data: { key: 'k', to: 'a@example.org', subject: 'S', text: 'T', status: 'given-up' },
      overrideAccess: true,
    })
    return mail.id
  },
}

let document: Document
let admin = ''
let uploadForm = new FormData()
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

beforeAll(async () => {
  admin = await sessionCookie('admin')
  const answer = await call(openapi.GET, '/api/openapi.json')
  document = (await answer.json()) as Document
  ajv.addSchema(document, 'contract')
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#883311' },
  })
    .png()
    .toBuffer()
  uploadForm = new FormData()
  uploadForm.append('file', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }))
  await seedMoney()
  for (const listPath of LISTS_OF_DOCUMENTS) await makeDocument(listPath)
})

describe('the document', () => {
  it('is OpenAPI 3.1, and every schema that it names is there and means something', () => {
    expect(document.openapi).toBe('3.1.0')
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
    for (const [, name = ''] of names) expect(document.components.schemas).toHaveProperty(name)
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`contract#/components/schemas/${name}`), name).toBeTypeOf('function')
    }
  })

  it('lists exactly the methods that the route files offer', async () => {
    const offered: Record<string, string[]> = {}
    for (const file of routeFiles()) {
      const apiPath = apiPathOf(file)
      const answer = await call((await loadRoute(apiPath)).OPTIONS ?? neverCalled, apiPath)
      const allow = (answer.headers.get('allow') ?? '').toLowerCase().split(', ')
      offered[apiPath] = allow.filter((method) => !['head', 'options', ''].includes(method)).sort()
    }
    const documented = Object.fromEntries(
      Object.entries(document.paths).map(([apiPath, methods]) => [
        apiPath,
        Object.keys(methods).sort(),
      ]),
    )
    expect(documented).toEqual(offered)
  })

  it('tells of a body which fields cannot be left out, and the choices of the others', () => {
    const { VolunteerApplication, PortfolioForm } = document.components.schemas as Record<
      string,
      { required: string[]; properties: Record<string, { enum?: string[] }> }
    >
    expect(VolunteerApplication?.required).toEqual(['firstName', 'lastName', 'email', 'phone'])
    expect(PortfolioForm?.required).not.toContain('isPublished')
    expect(PortfolioForm?.properties.category?.enum).toContain('healthcare')
    expect(JSON.stringify(document)).not.toMatch(/hash|salt|Webhook secret/i)
  })
})

describe('answers with a gateway beside', () => {
  let gateway: Simulator
  beforeAll(async () => {
    gateway = await startRazorpaySimulator()
    process.env.RAZORPAY_API_URL = gateway.url
    resetEnv()
    await enterKeys(PRACTICE_KEYS)
  })
  afterAll(() => gateway.stop())

  it('are as the document says', async () => {
    const expectAnswer = async (title: string, ...asked: Parameters<typeof ask>) => {
      const answer = await ask(...asked)
      const text = await answer.clone().text()
      const [method = '', apiPath = ''] = title.split(' ')
      const operation = document.paths[apiPath]?.[method]
      if (!operation) throw new Error(`Not in the document: ${title}`)
      await expectSchema(title, operation, answer)
      return JSON.parse(text)
    }
    const orderPath = '/api/create-order'
    const order = await expectAnswer(`post ${orderPath}`, 'post', orderPath, { body: donationOf() })
    const { id: paymentId } = gateway.ledger.pay(order.orderId, { outcome: 'captured' })
    const verifyPath = '/api/verify-payment'
    await expectAnswer(`post ${verifyPath}`, 'post', verifyPath, {
      body: windowAnswer(gateway.ledger, order, paymentId),
    })
    await expectAnswer(`post ${verifyPath}`, 'post', verifyPath, {
      body: windowAnswer(gateway.ledger, { ...order, donationId: 'none' }, paymentId),
    })
    const refundPath = '/api/admin/transactions/{id}/refund'
    const { id } = await transactionOf(order.donationId)
    for (const body of [{ amount: 100 }, { amount: 9_999 }]) {
      await expectAnswer(`post ${refundPath}`, 'post', refundPath, { id, cookie: admin, body })
    }
    const checkPath = '/api/admin/payment-settings/check'
    await expectAnswer(`post ${checkPath}`, 'post', checkPath, { cookie: admin })
  })
})

describe('real answers', () => {
  it('are as the document says, of every call that there is', async () => {
    const checked: string[] = []
    for (const [apiPath, methods] of Object.entries(document.paths)) {
      if (AT_THE_GATEWAY.includes(apiPath)) continue
      for (const [method, operation] of Object.entries(methods)) {
        await expectDocumented(method, apiPath, operation)
        checked.push(`${method} ${apiPath}`)
      }
    }
    expect(checked.length).toBeGreaterThan(30)
  })

  it('of refusals are as the document says', async () => {
    for (const [apiPath, methods] of Object.entries(document.paths)) {
      if (AT_THE_GATEWAY.includes(apiPath)) continue
      for (const [method, operation] of Object.entries(methods)) {
        const title = `${method} ${apiPath}`
        if (operation.security) {
          expect((await ask(method, apiPath, { id: 'none' })).status, title).toBe(401)
        }
        const answers = [
          ...(operation.security ? [await ask(method, apiPath, { id: 'none' })] : []),
          ...(operation.requestBody
            ? [await ask(method, apiPath, { id: 'none', cookie: admin, body: '{' })]
            : []),
          ...(apiPath.includes('{id}')
            ? [
                await ask(method, apiPath, {
                  id: 'none',
                  cookie: admin,
                  body: await BODIES[title]?.(),
                }),
              ]
            : []),
        ]
        for (const answer of answers) {
          expect(operation.responses, title).toHaveProperty(String(answer.status))
          await expectSchema(title, operation, answer)
        }
      }
    }
  })

  it('that held more than the document names would be noticed', () => {
    const validate = ajv.getSchema('contract#/components/schemas/Contact')
    const contact = {
      id: '1',
      name: 'Asha',
      email: 'a@example.org',
      subject: 'Support',
      message: 'm',
      status: 'new',
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    }
    expect(validate?.(contact)).toBe(true)
    expect(validate?.({ ...contact, searchText: 'asha' })).toBe(false)
    expect(validate?.({ ...contact, createdAt: 'yesterday' })).toBe(false)
  })
})

async function expectDocumented(method: string, apiPath: string, operation: Operation) {
  const title = `${method} ${apiPath}`
  const make = MAKERS[apiPath] ?? (() => makeDocument(apiPath.replace('/{id}', '')))
  const id = apiPath.includes('{id}') ? await make() : undefined
  const isOwn = title === 'post /api/admin/logout' || title in OWN_ACCOUNT
  const cookie = isOwn ? await strangersCookie() : admin
  const body = await (OWN_ACCOUNT[title]?.(cookie) ?? BODIES[title]?.())
  const answer = await ask(method, apiPath, { id, cookie, body })
  expect(answer.status, title).toBeLessThan(300)
  // An empty list would be as the document says, whatever its items are.
  expect(await answer.clone().json(), title).not.toEqual([])
  await expectSchema(title, operation, answer)
}

let strangers = 0
/** The session of an account that no other call works with. */
async function strangersCookie(): Promise<string> {
  return sessionCookieOf(await makeStrangerId())
}

async function makeStrangerId(): Promise<string> {
  strangers += 1
  return (await makeAccount({ username: `stranger-${strangers}`, role: 'editor' })).id
}

async function expectSchema(title: string, operation: Operation, answer: Response) {
  const text = await answer.text()
  const pointer = pointerTo(title, answer.status)
  expect(operation.responses[answer.status], `${title} ${answer.status}: ${text}`).toBeDefined()
  const validate = ajv.getSchema(`contract#${pointer}`)
  const isValid = validate?.(JSON.parse(text))
  expect(isValid, `${title} ${answer.status}: ${JSON.stringify(validate?.errors)} ${text}`).toBe(
    true,
  )
}

function pointerTo(title: string, status: number): string {
  const [method = '', apiPath = ''] = title.split(' ')
  const steps = ['paths', apiPath, method, 'responses', status, 'content', 'application/json']
  const escaped = steps.map((step) =>
    encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  return `/${escaped.join('/')}/schema`
}

type AskOptions = { id?: string; cookie?: string; body?: unknown }

async function ask(method: string, apiPath: string, { id, cookie, body }: AskOptions) {
  const route = await loadRoute(apiPath)
  return call(route[method.toUpperCase()] ?? neverCalled, apiPath.replace('{id}', id ?? ''), {
    method: method.toUpperCase(),
    cookie,
    body,
    params: id ? { id } : {},
  })
}

async function makeDocument(listPath: string): Promise<string> {
  // Visitors apply and write; everything else an admin makes.
  const createPath = listPath
    .replace('admin/volunteers', 'volunteers')
    .replace('admin/contacts', 'contact')
  const body = await BODIES[`post ${createPath}`]?.()
  const answer = await ask('post', createPath, { cookie: admin, body })
  expect(answer.status, createPath).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function makeTransaction(state: object): Promise<string> {
  const payload = await getPayloadClient()
  const attempt = await payload.create({
    collection: slugs.transactions,
    data: {
      ...{ transactionId: randomUUID(), amountPaise: 50_000, donorName: 'Asha' },
      ...{ status: 'pending', gateway: 'Razorpay', method: 'UPI' },
      ...state,
    },
    overrideAccess: true,
  })
  return attempt.id
}

async function seedMoney() {
  await recordAudit({
    action: 'changed',
    subject: 'site-settings',
    changes: { phone: { to: '1' } },
  })
  await makeTransaction({ status: 'quarantined', attention: 'international' })
  const payload = await getPayloadClient()
  await payload.create({
    collection: slugs.donations,
    data: { donorName: 'Asha', amountPaise: 50_050, email: 'a@example.org', paymentMethod: 'UPI' },
    overrideAccess: true,
  })
  await payload.create({
    collection: slugs.transactions,
    data: {
      ...{ transactionId: 't1', orderId: 'o1', paymentId: 'p1', amountPaise: 50_050 },
      ...{ status: 'completed', gateway: 'Razorpay', method: 'UPI' },
    },
    overrideAccess: true,
  })
  await seedSettlement()
}

async function seedSettlement() {
  const payload = await getPayloadClient()
  const paidOut = {
    ...{ settlementId: SETTLEMENT_ID, utr: 'AXISCN1', settledAt: '2026-03-03T05:00:00.000Z' },
    testMode: false,
  }
  await payload.create({
    collection: slugs.settlements,
    data: { ...paidOut, amountPaise: 48_869, status: 'processed', keyId: 'rzp_live_1' },
    overrideAccess: true,
  })
  await payload.create({
    collection: slugs.settlementRows,
    data: {
      ...paidOut,
      ...{ rowKey: `${SETTLEMENT_ID}:p1`, entityId: 'p1', paymentId: 'p1', type: 'payment' },
      ...{ amountPaise: 50_050, creditPaise: 48_869, debitPaise: 0 },
      ...{ feePaise: 1_181, taxPaise: 180 },
    },
    overrideAccess: true,
  })
}

function upload(): FormData {
  return uploadForm
}

function routeFiles(): string[] {
  return fs
    .readdirSync(API_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts' && !file.includes('[...rest]'))
}

function apiPathOf(file: string): string {
  return `/api/${path.dirname(file).replaceAll(path.sep, '/')}`.replaceAll('[id]', '{id}')
}

function loadRoute(apiPath: string): Promise<RouteModule> {
  return import(path.join('/src/app', apiPath.replaceAll('{id}', '[id]'), 'route.ts'))
}

function neverCalled(): Promise<Response> {
  throw new Error('The route file offers no such method')
}
