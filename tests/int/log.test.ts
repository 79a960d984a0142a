import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logger } from '@/cms/logger'
import { slugs } from '@/cms/slugs'
import { reportFailure } from '@/instrumentation-node'
import { withRequestContext } from '@/lib/request-context'
import { ApiError } from '@/server/http/api-error'
import { createApi, UNKNOWN_CALL } from '@/server/http/handlers'
import { logInfo } from '@/server/log'
import { getPayloadClient } from '@/server/payload-client'
import { routes } from '@/server/routes'
import { callApi, requestOf } from '../support/api'
import { publicHandler } from '../support/public-handler'

const health = '/api/health'

let output = ''
beforeEach(() => {
  logger.level = 'info'
  output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk)
    return true
  })
})
afterEach(() => {
  logger.level = 'silent'
  vi.restoreAllMocks()
})

const lines = () =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('a call', () => {
  it('writes one line with its id, and nothing about the sender or the content', async () => {
    const route = publicHandler(() => {
      logInfo('something happened')
      return Response.json({ ok: true }, { status: 201 })
    })
    const response = await route(
      requestOf('/api/contact?email=asha%40example.org', {
        method: 'POST',
        body: { name: 'Asha Planted', password: 'planted-password' },
        cookie: 'manavta-token=planted-token',
        headers: { 'X-Forwarded-For': '203.0.113.77', 'X-Request-Id': 'planted-id' },
      }),
    )
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines()).toEqual([
      { level: 'info', time: expect.any(String), requestId, msg: 'something happened' },
      {
        level: 'info',
        time: expect.any(String),
        requestId,
        msg: 'request',
        method: 'POST',
        path: '/api/contact',
        status: 201,
        ms: expect.any(Number),
      },
    ])
    expect(output).not.toMatch(/[Pp]lanted|asha|203\.0\.113/)
  })

  it('with a key in its address is named by its route', async () => {
    const api = createApi(routes)
    for (const [method, path] of [
      ['POST', '/api/my-gift/planted-key/stop'],
      ['PUT', '/api/my-gift/planted-key/stop'],
      ['GET', '/api/receipts/planted-key'],
      ['GET', '/api/receipts/planted-key/of-no-call'],
    ] as const) {
      await api(new Request(`http://localhost:3000${path}`, { method }))
    }
    expect(lines().map(({ path }) => path)).toEqual([
      ...['/api/my-gift/{id}/stop', '/api/my-gift/{id}/stop'],
      ...['/api/receipts/{id}', UNKNOWN_CALL],
    ])
    expect(output).not.toContain('planted')
  })

  it('that is refused is one line, without a separate error', async () => {
    const route = publicHandler(() => {
      throw new ApiError(409, 'Taken.')
    })
    await route(requestOf('/api/contact', { method: 'POST' }))
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toMatchObject({ status: 409 })
  })

  it('that breaks leaves one line with the error and its id, without the values in its message', async () => {
    const route = publicHandler(() => {
      const driver = new Error(
        'Failed query: insert into "contacts" values (?, ?)\nparams: Asha Planted,asha@example.org',
      )
      throw new Error('Saving failed', { cause: driver })
    })
    const response = await route(requestOf('/api/contact', { method: 'POST' }))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ message: 'Something went wrong. Please try again.' })
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toMatchObject({
      level: 'error',
      msg: 'request failed',
      method: 'POST',
      path: '/api/contact',
      status: 500,
      requestId: response.headers.get('x-request-id'),
      err: { message: 'Saving failed', cause: { message: expect.stringMatching(/params: …$/) } },
    })
    expect(output).not.toMatch(/Planted|asha@/)
  })

  it('with a wrong password logs neither name nor password', async () => {
    await callApi('/api/admin/login', {
      method: 'POST',
      body: { username: 'planted-name', password: 'planted-password' },
    })
    expect(output).toContain('"status":401')
    expect(output).not.toContain('planted')
  })
})

describe('a page that breaks', () => {
  it('is named by its route', async () => {
    await reportFailure(
      new Error('Broken'),
      { path: '/en/my-gift/planted-key?a=planted', method: 'GET', headers: {} },
      {
        routerKind: 'App Router',
        routePath: '/(site)/[locale]/my-gift/[key]/page',
        routeType: 'render',
        renderSource: 'server-rendering',
        revalidateReason: undefined,
      },
    )
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'error',
        msg: 'request failed',
        method: 'GET',
        path: '/(site)/[locale]/my-gift/[key]/page',
      }),
    ])
    expect(output).not.toContain('planted')
  })
})

describe("Payload's own log", () => {
  it('has the format of our own lines', async () => {
    const payload = await getPayloadClient()
    withRequestContext({ requestId: 'one' }, () => payload.logger.warn({ msg: 'Slow', ms: 7 }))
    expect(lines()).toEqual([
      { level: 'warn', time: expect.any(String), requestId: 'one', msg: 'Slow', ms: 7 },
    ])
  })

  it('of a write that a unique index refuses contains none of its values', async () => {
    const payload = await getPayloadClient()
    const data = { username: 'planted-twice', password: 'planted long password' }
    const options = { collection: slugs.users, overrideAccess: true } as const
    await payload.create({ ...options, data: { ...data, role: 'editor' } })
    await expect(
      payload.create({ ...options, data: { ...data, role: 'editor' } }),
    ).rejects.toThrow()
    expect(output).not.toContain('planted')
  })
})

describe('GET /api/health', () => {
  it('is 503 with the body of the contract while the database is down', async () => {
    const payload = await getPayloadClient()
    vi.spyOn(payload.db, 'count').mockRejectedValue(new Error('SQLITE_IOERR'))
    const response = await callApi(health)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: 'The database does not answer.' })
    expect(output).toContain('SQLITE_IOERR')
    vi.restoreAllMocks()
    expect((await callApi(health)).status).toBe(200)
  })
})
