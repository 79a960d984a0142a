import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { resetEnv } from '@/env'
import { recordAudit } from '@/server/audit/record-audit'
import { getPayloadClient } from '@/server/payload-client'
import { routes } from '@/server/routes'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { totpAt } from '../support/accounts'
import { callApi, makeAccount, sessionCookie, sessionCookieOf, TEST_PASSWORD } from '../support/api'
import {
  type ContractCall,
  contractCalls,
  gatewayCalls,
  mailServiceCalls,
  monitorCalls,
} from '../support/contract-calls'
import { donorCookie, makeDonor, makeDonorMail } from '../support/my-giving'
import { checkoutResponse, donationOf, enterKeys, transactionOf } from '../support/payments'
import { makeCampaign, makeProgram } from '../support/purposes'

const openapi = '/api/openapi.json'

type Operation = {
  security?: object[]
  parameters: { name: string }[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

/** Calls that change the calling account: each gets its own. */
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
    return { code: totpAt(key) }
  },
  'post /api/admin/second-factor/disable': () => ({ password: TEST_PASSWORD }),
}
/** Calls of a donor, each with its own mailbox. */
const DONOR: Record<string, () => Promise<AskOptions>> = {
  'get /api/my-giving': async () => ({ cookie: await donorCookie((await makeDonor()).email) }),
  'post /api/my-giving/code': async () => {
    const { code, cookie } = await makeDonorMail((await makeDonor()).email)
    return { cookie, body: { code } }
  },
  'post /api/my-giving/tax-details': async () => {
    const { email, giftId } = await makeDonor()
    const body = { gifts: [giftId], panNumber: 'ABCPE1234F', address: 'Village' }
    return { cookie: await donorCookie(email), body }
  },
  'post /api/my-giving/stop-mails': async () => ({
    cookie: await donorCookie((await makeDonor()).email),
    body: {},
  }),
  'post /api/my-giving/start-updates': async () => ({
    cookie: await donorCookie((await makeDonor()).email),
    body: {},
  }),
  'post /api/my-giving/stop-updates': async () => ({
    cookie: await donorCookie((await makeDonor()).email),
    body: {},
  }),
  'post /api/my-giving/deletion': async () => ({
    cookie: await donorCookie((await makeDonor()).email),
    body: {},
  }),
}
/** Some seventy calls, several of which hash a password: slow on a busy machine. */
const EVERY_CALL_MS = 180_000

let document: Document
let admin = ''
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

beforeAll(async () => {
  admin = await sessionCookie('admin')
  const response = await callApi(openapi)
  document = (await response.json()) as Document
  ajv.addSchema(document, 'contract')
  await seedMoney()
  // One document of each kind, so that no list is empty.
  for (const { makeId } of contractCalls) await makeId?.()
})

describe('the document', () => {
  it('is OpenAPI 3.1, and every schema that it names exists and is not empty', () => {
    expect(document.openapi).toBe('3.1.0')
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
    for (const [, name = ''] of names) expect(document.components.schemas).toHaveProperty(name)
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`contract#/components/schemas/${name}`), name).toBeTypeOf('function')
    }
  })

  it('has every call of the contract', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
  })

  it('says which fields of a body are required, and the choices of the others', () => {
    const { VolunteerApplication, PortfolioForm } = document.components.schemas as Record<
      string,
      { required: string[]; properties: Record<string, { enum?: string[] }> }
    >
    expect(VolunteerApplication?.required).toEqual(['firstName', 'lastName', 'email', 'phone'])
    expect(PortfolioForm?.required).not.toContain('isPublished')
    expect(PortfolioForm?.properties.category?.enum).toContain('healthcare')
    expect(JSON.stringify(document)).not.toMatch(/hash|salt|Webhook secret/i)
  })

  it('describes versions, forms without scripts, and what may be refused', () => {
    const operation = (title: string) => {
      const [method = '', path = ''] = title.split(' ')
      const found = document.paths[path]?.[method]
      if (!found) throw new Error(`Not in the document: ${title}`)
      return found
    }
    const takesVersion = (title: string) =>
      operation(title).parameters.some(({ name }) => name === 'If-Match')
    expect(takesVersion('patch /api/admin/posts/{id}')).toBe(true)
    expect(takesVersion('post /api/admin/payment-settings')).toBe(true)
    expect(takesVersion('post /api/admin/posts')).toBe(false)
    const contact = operation('post /api/contact')
    expect(contact.requestBody?.content).toHaveProperty('application/x-www-form-urlencoded')
    expect(contact.responses).toHaveProperty('303')
    for (const [title, status] of [
      ['post /api/admin/donations', 409],
      ['post /api/payment-claims', 409],
      ['post /api/upload', 503],
      ['post /api/admin/upload', 503],
      ['post /api/admin/logout', 403],
      // Somebody is editing it in the panel.
      ['delete /api/admin/portfolio/{id}', 409],
      ['delete /api/admin/volunteers/{id}', 409],
      ['post /api/admin/sample-content/confirm', 409],
      // Another request or server takes too long.
      ['patch /api/admin/account', 409],
      ['post /api/admin/payment-settings/revoke-previous-secret', 409],
      ['post /api/admin/volunteer-hours', 409],
      ['post /api/my-giving/deletion', 409],
      // A browser that follows a dead link.
      ['get /api/receipts/{id}', 302],
    ] as const) {
      expect(Object.keys(operation(title).responses), title).toContain(String(status))
    }
  })
})

describe('a call of the document', () => {
  const operationOf = (method: string, path: string) => document.paths[path]?.[method]

  it.each([
    ['get', '/api/admin/contacts', 'session'],
    ['get', '/api/my-giving', 'donor'],
    ['post', '/api/my-giving/stop-mails', 'donor'],
    ['get', '/api/metrics', 'metricsToken'],
    ['post', '/api/contact', undefined],
    ['post', '/api/my-giving/ask', undefined],
  ])('%s %s is opened by: %s', (method, path, scheme) => {
    expect(operationOf(method, path)?.security).toEqual(scheme && [{ [scheme]: [] }])
    if (scheme) expect(document.components.securitySchemes).toHaveProperty(scheme)
  })

  it.each([
    ['/api/contact', ['application/json', 'application/x-www-form-urlencoded']],
    ['/api/razorpay/webhook', ['application/json']],
    ['/api/razorpay/callback', ['application/x-www-form-urlencoded']],
    ['/api/unsubscribe/{id}', []],
  ])('post %s accepts %j', (path, types) => {
    expect(Object.keys(operationOf('post', path)?.requestBody?.content ?? {})).toEqual(types)
  })

  it('describes the rows of a spreadsheet', () => {
    expect(document.components.schemas.Spreadsheet).toHaveProperty('properties.rows')
  })

  it('that caches may keep is a 304 for those that have it, and packed bodies are a 415', () => {
    expect(operationOf('get', '/api/posts')?.responses).toHaveProperty('304')
    expect(operationOf('get', '/api/admin/posts')?.responses).not.toHaveProperty('304')
    expect(operationOf('post', '/api/contact')?.responses).toHaveProperty('415')
  })
})

describe('responses with a gateway', () => {
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
      const response = await ask(...asked)
      const text = await response.clone().text()
      const [method = '', apiPath = ''] = title.split(' ')
      const operation = document.paths[apiPath]?.[method]
      if (!operation) throw new Error(`Not in the document: ${title}`)
      await expectSchema(title, operation, response)
      return JSON.parse(text)
    }
    const orderPath = '/api/create-order'
    const order = await expectAnswer(`post ${orderPath}`, 'post', orderPath, { body: donationOf() })
    const { id: paymentId } = gateway.ledger.pay(order.orderId, { outcome: 'captured' })
    const verifyPath = '/api/verify-payment'
    await expectAnswer(`post ${verifyPath}`, 'post', verifyPath, {
      body: checkoutResponse(gateway.ledger, order, paymentId),
    })
    await expectAnswer(`post ${verifyPath}`, 'post', verifyPath, {
      body: checkoutResponse(gateway.ledger, { ...order, donationId: 'none' }, paymentId),
    })
    const refundPath = '/api/admin/transactions/{id}/refund'
    const { id } = await transactionOf(order.donationId)
    for (const body of [{ amount: 100 }, { amount: 9_999 }]) {
      await expectAnswer(`post ${refundPath}`, 'post', refundPath, { id, cookie: admin, body })
    }
    const checkPath = '/api/admin/payment-settings/check'
    await expectAnswer(`post ${checkPath}`, 'post', checkPath, { cookie: admin })
    const codePath = '/api/admin/campaigns/{id}/qr-code'
    const campaign = await makeCampaign('Of the document', (await makeProgram('Its work')).id)
    await expectAnswer(`post ${codePath}`, 'post', codePath, { id: campaign.id, cookie: admin })
  })
})

describe('real responses', () => {
  it(
    'are as the document says, of every call that there is',
    async () => {
      await makeProgram('Of the document')
      const checked: string[] = []
      for (const [apiPath, methods] of Object.entries(document.paths)) {
        for (const [method, operation] of Object.entries(methods)) {
          if (isMadeElsewhere(method, apiPath)) continue
          await expectDocumented(method, apiPath, operation)
          checked.push(`${method} ${apiPath}`)
        }
      }
      expect(checked.length).toBeGreaterThan(30)
    },
    EVERY_CALL_MS,
  )

  it('of refusals are as the document says', async () => {
    for (const [apiPath, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (isMadeElsewhere(method, apiPath)) continue
        const title = `${method} ${apiPath}`
        const isForOffice = operation.security?.some((scheme) => 'session' in scheme)
        if (isForOffice) {
          expect((await ask(method, apiPath, { id: 'none' })).status, title).toBe(401)
        }
        const responses = [
          ...(isForOffice ? [await ask(method, apiPath, { id: 'none' })] : []),
          ...(operation.requestBody
            ? [await ask(method, apiPath, { id: 'none', cookie: admin, body: '{' })]
            : []),
          ...(apiPath.includes('{id}')
            ? [
                await ask(method, apiPath, {
                  id: 'none',
                  cookie: admin,
                  body: await sampleOf(method, apiPath)?.body?.(),
                }),
              ]
            : []),
        ]
        for (const response of responses) {
          expect(operation.responses, title).toHaveProperty(String(response.status))
          await expectSchema(title, operation, response)
        }
      }
    }
  })

  it('to references that do not exist are as the document says', async () => {
    const unknown: { method: string; apiPath: string; query?: string; body?: object }[] = [
      { method: 'GET', apiPath: '/api/admin/import-rows', query: '?import=none' },
      {
        method: 'POST',
        apiPath: '/api/admin/sample-content/confirm',
        body: { kind: 'figure', id: 'none' },
      },
    ]
    for (const { method, apiPath, query = '', body } of unknown) {
      const response = await callApi(apiPath + query, { method, cookie: admin, body })
      expect(response.status, apiPath).toBe(404)
      const operation = document.paths[apiPath]?.[method.toLowerCase()]
      await expectSchema(`${method.toLowerCase()} ${apiPath}`, operation as Operation, response)
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
  const sample = sampleOf(method, apiPath)
  const id = await sample?.makeId?.()
  const isOwn = title === 'post /api/admin/logout' || title in OWN_ACCOUNT
  const cookie = isOwn ? await strangersCookie() : admin
  const body = await (OWN_ACCOUNT[title]?.(cookie) ?? sample?.body?.())
  const response = await ask(method, apiPath, (await DONOR[title]?.()) ?? { id, cookie, body })
  expect(response.status, title).toBeLessThan(300)
  const [type = ''] = Object.keys(operation.responses[response.status]?.content ?? {})
  expect(response.headers.get('content-type'), title).toContain(type)
  if (type !== 'application/json') return
  // An empty list would match the document whatever its items are.
  expect(await response.clone().json(), title).not.toEqual([])
  await expectSchema(title, operation, response)
}

let strangers = 0
/** Returns the session of an account that no other call uses. */
async function strangersCookie(): Promise<string> {
  return sessionCookieOf(await makeStrangerId())
}

async function makeStrangerId(): Promise<string> {
  strangers += 1
  return (await makeAccount({ username: `owner-${strangers}`, role: 'editor' })).id
}

async function expectSchema(title: string, operation: Operation, response: Response) {
  const text = await response.text()
  const pointer = pointerTo(title, response.status)
  expect(operation.responses[response.status], `${title} ${response.status}: ${text}`).toBeDefined()
  const validate = ajv.getSchema(`contract#${pointer}`)
  const isValid = validate?.(JSON.parse(text))
  expect(isValid, `${title} ${response.status}: ${JSON.stringify(validate?.errors)} ${text}`).toBe(
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
  return callApi(apiPath.replace('{id}', id ?? 'x'), {
    method: method.toUpperCase(),
    cookie,
    body,
  })
}

async function makeTransaction(state: object): Promise<string> {
  const payload = await getPayloadClient()
  const attempt = await payload.create({
    collection: slugs.transactions,
    data: {
      transactionId: randomUUID(),
      amountPaise: 50_000,
      donorName: 'Asha',
      status: 'pending',
      gateway: 'Razorpay',
      method: 'UPI',
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
      transactionId: 't1',
      orderId: 'o1',
      paymentId: 'p1',
      amountPaise: 50_050,
      status: 'completed',
      gateway: 'Razorpay',
      method: 'UPI',
    },
    overrideAccess: true,
  })
}

function isMadeElsewhere(method: string, apiPath: string): boolean {
  return [...gatewayCalls, ...mailServiceCalls, ...monitorCalls].some(
    (key) => key === `${method.toUpperCase()} ${apiPath}`,
  )
}

function sampleOf(method: string, apiPath: string): ContractCall | undefined {
  return contractCalls.find(({ key }) => key === `${method.toUpperCase()} ${apiPath}`)
}
