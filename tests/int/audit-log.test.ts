import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeAudit } from '@/cms/audit'
import { slugs } from '@/cms/slugs'
import { activityLogContent } from '@/content/activity-log'
import { locales } from '@/content/locale'
import type { AuditDto } from '@/domain/responses/audit'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, callCms, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'
import { formWith, makePicture, uploadPhoto } from '../support/uploads'

const actorsRoute = '/api/admin/audit-log/actors'
const auditRoute = '/api/admin/audit-log'
const paymentSettingsRoute = '/api/admin/payment-settings'
const volunteerRoute = '/api/admin/volunteers/{id}'

const HEX_24 = '0123456789abcdef01234567'

let admin = ''
let editor = ''
beforeAll(async () => {
  admin = await sessionCookie('admin')
  editor = await sessionCookie('editor')
})
beforeEach(() =>
  emptyCollections(
    slugs.auditLog,
    slugs.volunteers,
    slugs.donations,
    slugs.transactions,
    slugs.disputes,
  ),
)

type Entry = Parameters<typeof writeAudit>[1]

async function log(...entries: Entry[]): Promise<void> {
  const payload = await getPayloadClient()
  for (const entry of entries) await writeAudit(payload, entry)
}

const ask = (query = '', cookie = admin) => callApi(`${auditRoute}${query}`, { cookie })
const read = async (query = ''): Promise<AuditDto[]> => (await ask(query)).json()
const labels = async (query = '') => (await read(query)).map(({ label }) => label)

const refund: Entry = {
  action: 'refund-made',
  subject: 'transaction',
  subjectId: HEX_24,
  label: 'Ravi Kumar',
  changes: { refundedPaise: { from: 0, to: 20_000 } },
  actor: { id: '1', name: 'asha', role: 'admin' },
  network: '203.0.113.0/24',
  requestId: 'r-1',
}
const at = (day: string, label: string): Entry => ({
  action: 'changed',
  subject: 'site-settings',
  label,
  actor: { name: 'ravi', role: 'admin' },
  at: day,
})

/** Every save changes these fields, so the log omits them. */
const NEVER_LOGGED = ['createdAt', 'updatedAt', '_status']

describe('GET /api/admin/audit-log', () => {
  it('records who did what, when, from which network and in which request', async () => {
    await log(refund)
    expect(await read()).toEqual([
      {
        id: expect.any(String),
        actor: 'asha',
        actorRole: 'admin',
        action: 'refund-made',
        subject: 'transaction',
        subjectId: HEX_24,
        label: 'Ravi Kumar',
        changes: { refundedPaise: { from: 0, to: 20_000 } },
        network: '203.0.113.0/24',
        requestId: 'r-1',
        createdAt: expect.any(String),
      },
    ])
  })

  it('gives pages, newest first, and their total', async () => {
    await log(
      at('2026-03-04T06:30:00.000Z', 'second'),
      at('2026-03-03T06:30:00.000Z', 'first'),
      at('2026-03-05T06:30:00.000Z', 'third'),
    )
    expect(await labels()).toEqual(['third', 'second', 'first'])
    const response = await ask('?page=2&limit=2')
    expect(response.headers.get('X-Total-Count')).toBe('3')
    expect(await response.json()).toMatchObject([{ label: 'first' }])
    expect(await read('?page=3&limit=2')).toEqual([])
  })

  it('is filtered by person, subject, one document and Indian days', async () => {
    await log(
      refund,
      // Just before midnight of the 4th in India.
      at('2026-03-04T18:29:59.000Z', 'the 4th'),
      at('2026-03-04T18:30:00.000Z', 'the 5th'),
    )
    expect(await labels('?actor=asha')).toEqual(['Ravi Kumar'])
    expect(await labels('?actor=ash')).toEqual([])
    expect(await labels('?subject=site-settings')).toEqual(['the 5th', 'the 4th'])
    expect(await labels(`?subjectId=${HEX_24}`)).toEqual(['Ravi Kumar'])
    expect(await labels('?from=2026-03-05&to=2026-03-05')).toEqual(['the 5th'])
    expect(await labels('?to=2026-03-04')).toEqual(['the 4th'])
    expect(await labels('?actor=ravi&from=2026-03-05')).toEqual(['the 5th'])
    expect(await labels('?actor=&subject=&from=')).toHaveLength(3)
  })

  it('shows the history of a donation with that of its payment and its disputes', async () => {
    const numbers = { transactionId: 'a'.repeat(32), paymentId: 'pay_1' }
    const money = { donorName: 'Asha', amountPaise: 50_000, ...numbers }
    const transaction = await create('transactions', { ...money, status: 'completed' })
    const donation = await create('donations', money)
    const dispute = await create('disputes', {
      disputeId: 'disp_1',
      paymentId: 'pay_1',
      amountPaise: 50_000,
      status: 'open',
    })
    await log(
      refund,
      { ...refund, subjectId: transaction.id, label: 'payment' },
      { ...refund, subjectId: donation.id, subject: 'donation', label: 'donation' },
      { ...refund, subjectId: dispute.id, subject: 'dispute', label: 'dispute' },
    )
    expect(await labels(`?subjectId=${donation.id}`)).toEqual(['dispute', 'donation', 'payment'])
    expect(await labels(`?subjectId=${transaction.id}`)).toEqual(['dispute', 'payment'])
    expect(await labels(`?subjectId=${dispute.id}`)).toEqual(['dispute'])
  })

  it.each([
    ['subject=nothing', 'subject'],
    ['from=yesterday', 'from'],
    ['to=2026-02-30', 'to'],
    ['page=0', 'page'],
    ['limit=1000', 'limit'],
  ])('400 for ?%s', async (query, field) => {
    const response = await ask(`?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty(`errors.${field}`)
  })

  it('names everyone in it once', async () => {
    await log(refund, refund, at('2026-03-04T06:30:00.000Z', 'x'))
    const response = await callApi(actorsRoute, { cookie: admin })
    expect(await response.json()).toEqual([{ name: 'asha' }, { name: 'ravi' }])
  })

  it('is only for admins', async () => {
    for (const [cookie, status] of [
      ['', 401],
      [editor, 403],
    ] as const) {
      expect((await ask('', cookie)).status).toBe(status)
      const response = await callApi(actorsRoute, { cookie })
      expect(response.status).toBe(status)
    }
  })
})

describe('an entry', () => {
  const forged = { actor: 'nobody', action: 'changed', subject: 'user' }

  it('can be neither made, changed nor deleted by anyone, through no door', async () => {
    await log(refund)
    const [{ id } = { id: '' }] = await read()
    const payload = await getPayloadClient()
    const writes = [
      ['POST', 'audit-log'],
      ['POST', `audit-log/${id}/duplicate`],
      ['PATCH', `audit-log/${id}`],
      ['PATCH', 'audit-log?where[actor][exists]=true'],
      ['DELETE', `audit-log/${id}`],
      ['DELETE', 'audit-log?where[actor][exists]=true'],
    ] as const
    for (const [method, path] of writes) {
      const body = method === 'DELETE' ? undefined : forged
      for (const [cookie, status] of [
        [admin, 403],
        [editor, 403],
        ['', 401],
      ] as const) {
        const response = await callCms(method, path, { cookie, body })
        expect(response.status, `${method} ${path}`).toBe(status)
      }
    }
    const { docs } = await payload.find({ collection: slugs.users, depth: 0, overrideAccess: true })
    for (const user of docs) {
      const as = { collection: slugs.auditLog, user, overrideAccess: false } as const
      await expect(payload.create({ ...as, data: forged as never })).rejects.toThrow()
      await expect(payload.update({ ...as, id, data: { actor: 'x' } })).rejects.toThrow()
      await expect(payload.delete({ ...as, id })).rejects.toThrow()
    }
    expect(await read()).toMatchObject([{ id, actor: 'asha' }])
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s /api/admin/audit-log is 405',
    async (method) => {
      for (const route of [auditRoute, actorsRoute]) {
        const response = await callApi(route, { method, cookie: admin })
        expect(response.status).toBe(405)
      }
    },
  )
})

it('a save in the panel is logged with its account, its network and a request', async () => {
  const saved = await callCms('POST', 'globals/site-settings', {
    cookie: admin,
    body: { phone: '+91 98765 43210' },
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  })
  expect(saved.status).toBe(200)
  expect(await read('?subject=site-settings')).toMatchObject([
    {
      actor: 'test-admin',
      actorRole: 'admin',
      action: 'changed',
      changes: { phone: { to: '+91 98765 43210' } },
      network: '203.0.113.0/24',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

it.each(locales)(
  'each field of settings and accounts has a name in the log (%s)',
  async (locale) => {
    const { config } = await getPayloadClient()
    const { siteSettings, paymentSettings, retention, notifications } = slugs
    const logged: string[] = [siteSettings, paymentSettings, retention, notifications]
    const settings = config.globals.filter(({ slug }) => logged.includes(slug))
    expect(settings).toHaveLength(logged.length)
    const fields = settings.flatMap(({ flattenedFields }) =>
      flattenedFields.map(({ name }) => name),
    )
    const names: Record<string, string> = activityLogContent[locale].fields
    const unnamed = [...fields, 'username', 'email', 'role'].filter((field) => !names[field])
    expect(
      unnamed.filter((field) => !NEVER_LOGGED.includes(field)),
      'Name them in `fields` of src/content/activity-log.ts, in English and Hindi',
    ).toEqual([])
  },
)

it.each(['select[provider]=true', '[select][provider]=true', 'populate[media][alt]=true'])(
  'a save in the panel cannot hide what it changes from the log: %s',
  async (query) => {
    const saved = await callCms('POST', `globals/payment-settings?${query}`, {
      cookie: admin,
      body: { upiId: 'thief@okaxis' },
    })
    expect(saved.status).toBe(400)
    const payload = await getPayloadClient()
    const { upiId } = await payload.findGlobal({ slug: slugs.paymentSettings })
    expect(upiId).not.toBe('thief@okaxis')
  },
)

it('a picture of the settings is logged by name, through both APIs and after it is deleted', async () => {
  const { url } = await (
    await callApi('/api/admin/upload', {
      method: 'POST',
      cookie: admin,
      body: formWith(await makePicture(), 'क्यूआर Code.png'),
    })
  ).json()
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.media,
    where: { title: { equals: 'क्यूआर Code' } },
    overrideAccess: true,
  })
  const picture = { id: docs[0]?.id, name: 'क्यूआर Code' }
  const save = (qrCodeImageUrl: string) =>
    callApi(paymentSettingsRoute, {
      method: 'POST',
      cookie: admin,
      body: { keyId: 'rzp_test_1', keySecret: 'planted', qrCodeImageUrl },
    })
  await save(url)
  const [chosen] = await read('?subject=payment-settings')
  expect(chosen?.changes?.qrCode).toEqual({ to: picture })
  await save('')
  const [removed] = await read('?subject=payment-settings')
  expect(removed?.changes?.qrCode).toEqual({ from: picture })

  const chooseLogo = (logo: string | null | undefined) =>
    callCms('POST', 'globals/site-settings', { cookie: admin, body: { logo } })
  await chooseLogo(docs[0]?.id)
  await chooseLogo(null)
  await payload.delete({ collection: slugs.media, id: docs[0]?.id ?? '', overrideAccess: true })
  const told = await read('?subject=site-settings')
  expect(told.map(({ changes }) => changes?.logo)).toEqual([{ from: picture }, { to: picture }])
})

it('replacing or revoking a secret of the gateway is logged, the secret itself never', async () => {
  const save = (body: object) =>
    callApi(paymentSettingsRoute, {
      method: 'POST',
      cookie: admin,
      body: { keyId: 'rzp_test_1', ...body },
    })
  await save({ keySecret: 'planted-one', webhookSecret: 'planted-two-of-24-letters' })
  const secrets = { keySecret: 'planted-three', webhookSecret: 'planted-four-of-24-letters' }
  const previous = { previousWebhookSecretUntil: { to: expect.any(String) } }
  const changed = { to: 'changed' }

  await save(secrets)
  const replaced = await read('?subject=payment-settings')
  expect(replaced).toHaveLength(2)
  expect(replaced[0]?.changes).toEqual({
    keySecret: changed,
    webhookSecret: changed,
    previousWebhookSecret: changed,
    ...previous,
  })
  await callApi('/api/admin/payment-settings/revoke-previous-secret', {
    method: 'POST',
    cookie: admin,
  })
  const [revoked] = await read('?subject=payment-settings')
  expect(revoked?.changes).toMatchObject({ previousWebhookSecret: changed })
  expect(JSON.stringify([replaced, revoked])).not.toMatch(/planted|\bv1\./)

  await save({ upiId: 'trust@okaxis' })
  const [unrelated] = await read('?subject=payment-settings')
  expect(Object.keys(unrelated?.changes ?? {})).toEqual(['upiId'])
})

describe('an export', () => {
  const names = [
    ...['volunteers', 'donations', 'transactions'],
    ...['settlement-rows', 'receipt-register'],
  ]
  const fetchList = (list: string, query: string, cookie = admin) =>
    callApi(`/api/admin/${list}?${query}`, { cookie })

  it.each(names)('of the %s is logged once, however many pages it has', async (list) => {
    const id = randomUUID()
    for (const page of ['1', '2', '1']) {
      expect((await fetchList(list, `export=${id}&page=${page}&limit=200`)).status).toBe(200)
    }
    const entries = await read()
    expect(entries).toMatchObject([
      {
        actor: 'test-admin',
        actorRole: 'admin',
        action: 'exported',
        subject: 'export',
        subjectId: list,
        changes: { rows: { to: 0 } },
        network: '127.0.0.0/24',
        requestId: expect.any(String),
      },
    ])
    await fetchList(list, `export=${randomUUID()}`)
    expect(await read()).toHaveLength(2)
  })

  it('is not logged if HEAD requests only its headers', async () => {
    const paths = [`/api/admin/donations?export=${randomUUID()}`, '/api/admin/day-book']
    for (const path of paths) {
      expect((await callApi(path, { method: 'HEAD', cookie: admin })).status).toBe(200)
    }
    expect(await read()).toEqual([])
    for (const path of paths) await callApi(path, { cookie: admin })
    expect(await read()).toHaveLength(2)
  })

  it('says by which filters, and how many rows', async () => {
    for (const donorName of ['Ravi Kumar', 'Ravi Das', 'Meera']) {
      await create(slugs.donations, {
        donorName,
        amountPaise: 100,
        receivedAt: '2026-03-05T06:30:00.000Z',
      })
    }
    const filters = 'search=ravi&from=2026-03-01&to=2026-03-31&limit=1'
    const response = await fetchList('donations', `${filters}&export=${randomUUID()}`)
    expect(await response.json()).toHaveLength(1)
    const [entry] = await read()
    expect(entry?.changes).toEqual({
      rows: { to: 2 },
      search: { to: 'ravi' },
      from: { to: '2026-03-01' },
      to: { to: '2026-03-31' },
    })
  })

  it.each(names)('of the %s with a malformed number is refused, and not logged', async (list) => {
    for (const wrong of ['', '1', 'abc', `${randomUUID()}x`, '%00', '[object Object]']) {
      const response = await fetchList(list, `export=${wrong}`)
      expect(response.status, wrong).toBe(400)
      expect(await response.json()).toHaveProperty('errors.export')
    }
    expect(await read()).toEqual([])
  })

  it('that is not allowed is not logged', async () => {
    expect((await fetchList('donations', `export=${randomUUID()}`, editor)).status).toBe(403)
    expect((await fetchList('donations', 'page=1')).status).toBe(200)
    expect(await read()).toEqual([])
  })
})

describe('an application of a volunteer', () => {
  const person = {
    firstName: 'meera',
    lastName: 'kumari',
    email: 'meera@example.org',
    phone: '9876543210',
  }
  async function apply(): Promise<string> {
    const { id } = await create(slugs.volunteers, person)
    return id
  }
  const change = (id: string, body: object) =>
    callApi(volunteerRoute, { method: 'PATCH', body, cookie: admin, id })

  it('is logged if its status, photo or place changes, but not for other fields', async () => {
    const id = await apply()
    await change(id, { notes: 'Called on Monday' })
    expect(await read()).toEqual([])
    await change(id, { status: 'approved' })
    await change(id, { photoUrl: await uploadPhoto() })
    await change(id, { status: 'rejected', rejectionReason: 'Moved away' })
    await callApi(volunteerRoute, { method: 'DELETE', cookie: admin, id })
    const entries = await read(`?subject=volunteer&subjectId=${id}`)
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['deleted', undefined],
      ['changed', { status: { from: 'approved', to: 'rejected' } }],
      ['changed', { photo: { to: 'changed' } }],
      ['changed', { status: { from: 'pending', to: 'approved' } }],
    ])
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor: 'test-admin', label: 'Meera Kumari' })
      expect(JSON.stringify(entry)).not.toMatch(/example\.org|9876543210|Called|Moved/)
    }
  })

  it('restored from the trash, or deleted for good, is logged', async () => {
    const id = await apply()
    await callApi(volunteerRoute, { method: 'DELETE', cookie: admin, id })
    const payload = await getPayloadClient()
    const user = (
      await payload.find({
        collection: slugs.users,
        where: { username: { equals: 'test-admin' } },
        overrideAccess: true,
      })
    ).docs[0]
    const by = {
      collection: slugs.volunteers,
      id,
      user,
      trash: true,
      overrideAccess: false,
    } as const
    await payload.update({ ...by, data: { deletedAt: null } })
    await payload.delete(by)
    const entries = await read(`?subjectId=${id}`)
    expect(entries.map(({ actor, action, changes }) => [actor, action, changes])).toEqual([
      ['test-admin', 'deleted', { forGood: { to: true } }],
      ['test-admin', 'restored', undefined],
      ['test-admin', 'deleted', undefined],
    ])
  })
})
