import fs from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import * as openapi from '@/app/api/openapi.json/route'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { call, sessionCookie } from '../support/api'

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
/** The issue of the payments brings their route files. */
const PAYMENTS = ['/api/create-order', '/api/verify-payment', '/api/razorpay/webhook']

const image = { imageUrl: 'https://example.org/a.jpg' }
const portfolioItem = { ...image, title: 'A well', description: 'Dug', category: 'general' }
const slide = { ...image, altText: 'Children read' }
const person = { ...image, name: 'Kabir' }
const post = { type: 'event', title: 'Walk', content: 'For health', eventDate: '2027-01-02' }

/** A body for each call that takes one, such that it succeeds. */
const BODIES: Record<string, () => unknown> = {
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
    password: 'a long enough password',
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
  'post /api/admin/payment-settings': () => ({
    keyId: 'rzp_test_1',
    keySecret: 'planted-secret',
    upiId: 'giving@bank',
    bankIfscCode: 'ABCD0123456',
  }),
}
const LISTS_OF_DOCUMENTS = [
  '/api/admin/portfolio',
  '/api/admin/about-slider',
  '/api/admin/inspirations',
  '/api/admin/posts',
  '/api/admin/volunteers',
  '/api/admin/contacts',
]

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
      Object.entries(document.paths)
        .filter(([apiPath]) => !PAYMENTS.includes(apiPath) || apiPath in offered)
        .map(([apiPath, methods]) => [apiPath, Object.keys(methods).sort()]),
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

describe('real answers', () => {
  it('are as the document says, of every call that there is', async () => {
    const checked: string[] = []
    for (const [apiPath, methods] of Object.entries(document.paths)) {
      if (PAYMENTS.includes(apiPath)) continue
      for (const [method, operation] of Object.entries(methods)) {
        await expectDocumented(method, apiPath, operation)
        checked.push(`${method} ${apiPath}`)
      }
    }
    expect(checked.length).toBeGreaterThan(30)
  })

  it('of refusals are as the document says', async () => {
    for (const [apiPath, methods] of Object.entries(document.paths)) {
      if (PAYMENTS.includes(apiPath)) continue
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
            ? [await ask(method, apiPath, { id: 'none', cookie: admin, body: BODIES[title]?.() })]
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
  const id = apiPath.includes('{id}') ? await makeDocument(apiPath.replace('/{id}', '')) : undefined
  const cookie = title === 'post /api/admin/logout' ? await sessionCookie('admin') : admin
  const answer = await ask(method, apiPath, { id, cookie, body: BODIES[title]?.() })
  expect(answer.status, title).toBeLessThan(300)
  // An empty list would be as the document says, whatever its items are.
  expect(await answer.clone().json(), title).not.toEqual([])
  await expectSchema(title, operation, answer)
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
  const body = BODIES[`post ${createPath}`]?.()
  const answer = await ask('post', createPath, { cookie: admin, body })
  expect(answer.status, createPath).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function seedMoney() {
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
  return `/api/${path.dirname(file).replaceAll(path.sep, '/')}`.replace('[id]', '{id}')
}

function loadRoute(apiPath: string): Promise<RouteModule> {
  return import(path.join('/src/app', apiPath.replace('{id}', '[id]'), 'route.ts'))
}

function neverCalled(): Promise<Response> {
  throw new Error('The route file offers no such method')
}
