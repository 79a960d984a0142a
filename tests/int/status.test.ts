import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { statusResponse } from '@/domain/responses/status'
import { getEnv } from '@/env'
import { runStopHooks } from '@/lib/stop-hooks'
import { repeat } from '@/server/background'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { enterKeys } from '../support/payments'

const PATH = '/api/admin/status'

let admin = ''
beforeAll(async () => {
  admin = await sessionCookie('admin')
  repeat(async () => {}, { name: 'mails', everyMs: 60_000, label: 'The mails could not be read' })
})
afterAll(runStopHooks)

async function readStatus() {
  const response = await callApi(PATH, { cookie: admin })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  return { text, status: statusResponse.parse(JSON.parse(text)) }
}

describe(`GET ${PATH}`, () => {
  it('is for admins', async () => {
    expect((await callApi(PATH)).status).toBe(401)
    expect((await callApi(PATH, { cookie: await sessionCookie('editor') })).status).toBe(403)
  })

  it('shows the state of the site, and nothing secret', async () => {
    const { text, status } = await readStatus()
    expect(status.database.kind).toBe(
      getEnv().DATABASE_URI.startsWith('file:') ? 'sqlite' : 'mongodb',
    )
    expect(status.disk?.totalBytes).toBeGreaterThan(status.disk?.freeBytes ?? Number.NaN)
    expect(status.webhook).toEqual({ hasGateway: false })
    expect(status.backup).toEqual({ isDaily: false })
    expect(status.jobs).toMatchObject([{ name: 'mails', isRunning: false, hasFailed: false }])
    const { DATABASE_URI, MEDIA_DIR, PAYLOAD_SECRET } = getEnv()
    for (const secret of [DATABASE_URI, MEDIA_DIR, PAYLOAD_SECRET, process.cwd()]) {
      expect(text).not.toContain(secret)
    }
  })

  it('counts e-mails and shows the last message from the gateway', async () => {
    for (const status of ['waiting', 'sending', 'given-up', 'sent']) {
      const mail = { key: status, to: 'a@example.org', subject: 'S', text: 'T' }
      await create(slugs.mails, { ...mail, status })
    }
    await enterKeys({ keyId: 'rzp_test_1', keySecret: 'secret' })
    const event = await create(slugs.gatewayEvents, {
      eventId: 'evt_1',
      type: 'payment.captured',
      body: '',
      isOpen: false,
    })
    const { status } = await readStatus()
    expect(status.mail).toMatchObject({ waiting: 2, givenUp: 1 })
    expect(status.webhook).toEqual({ hasGateway: true, lastAt: event.createdAt })
  })
})
