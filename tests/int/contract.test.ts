import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { Route } from '@/server/http/define-route'
import { routes } from '@/server/routes'
import { callApi, sessionCookie } from '../support/api'
import { METHODS } from '../support/contract-calls'

const all: readonly Route[] = routes
const paths = [...new Set(all.map(({ path }) => path))]
const methodsOf = (path: string) =>
  all.filter((route) => route.path === path).map(({ method }) => method)

/** Calls under /api/admin that are not for admins only, and who may make them (contract, admin calls). */
const OPEN_ADMIN_CALLS = {
  'POST /api/admin/login': 'anyone',
  'POST /api/admin/logout': 'anyone',
  'POST /api/admin/forgot-password': 'anyone',
  'POST /api/admin/reset-password': 'anyone',
  'GET /api/admin/payment-settings': 'anyone',
  'GET /api/admin/check-auth': 'session',
  'POST /api/admin/confirm-password': 'session',
  'GET /api/admin/account': 'session',
  'PATCH /api/admin/account': 'session',
  'PATCH /api/admin/account/language': 'session',
  'POST /api/admin/account/password': 'session',
  'POST /api/admin/account/end-sessions': 'session',
  'POST /api/admin/second-factor/enrol': 'session',
  'POST /api/admin/second-factor/confirm': 'session',
  'POST /api/admin/second-factor/disable': 'session',
  'POST /api/admin/preview': 'session',
  'GET /api/admin/updates/{id}/reach': 'session',
}
/** The only calls allowed from other sites: those of the gateway and of mail programs. */
const OPEN_TO_OTHER_SITES = [
  'POST /api/razorpay/webhook',
  'POST /api/razorpay/callback',
  // Mail programs, with a key that nobody can guess.
  'GET /api/unsubscribe/{id}',
  'POST /api/unsubscribe/{id}',
]
/** Open to an account that has to set up its second factor first. */
const OPEN_BEFORE_SET_UP = [
  'GET /api/admin/check-auth',
  'POST /api/admin/confirm-password',
  'GET /api/admin/account',
  'PATCH /api/admin/account/language',
  'POST /api/admin/account/end-sessions',
  'POST /api/admin/second-factor/enrol',
  'POST /api/admin/second-factor/confirm',
]
/** Calls that require a recently entered password. */
const STEP_UP = [
  'GET /api/admin/backups/{id}',
  'GET /api/admin/receipts',
  'GET /api/admin/statement-files/{id}',
  'POST /api/admin/backups/{id}/download',
  'POST /api/admin/payment-settings/revoke-previous-secret',
  'POST /api/admin/personal-data/erase',
  'POST /api/admin/personal-data/export',
  'POST /api/admin/transactions/{id}/refund',
  'PATCH /api/admin/account',
  'POST /api/admin/second-factor/enrol',
  'POST /api/admin/second-factor/confirm',
  'POST /api/admin/users/{id}/reset-second-factor',
]

describe('a refused body or query', () => {
  const junk = [undefined, null, true, -1.5, 'x'.repeat(5000), [], [null], [[null]], {}, { a: 'x' }]
  /** Zod's default messages, for schemas without their own. */
  const zodWords = /^(invalid|too (big|small)|unrecognized)\b/i
  const schemas = all.flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((schema) =>
      schema && typeof schema !== 'string'
        ? [{ call: `${method} ${path}`, schema: schema as z.ZodMiniType }]
        : [],
    ),
  )

  it.each(schemas)('has our own message: $call', ({ schema }) => {
    const fields = Object.keys((schema as { shape?: object }).shape ?? {})
    const bodies = fields.flatMap((field) => junk.map((value) => ({ [field]: value })))
    for (const body of [...junk, ...bodies]) {
      const { issues = [] } = schema.safeParse(body).error ?? {}
      for (const { message, path } of issues) {
        expect(message, `${path.join('.')}: ${JSON.stringify(body)?.slice(0, 80)}`).not.toMatch(
          zodWords,
        )
      }
    }
  })
})

describe('access', () => {
  const keysOf = (is: (route: Route) => unknown) =>
    all.filter(is).map(({ method, path }) => `${method} ${path}`)

  it('is for admins only under /api/admin, except for these calls', () => {
    const open = all.filter(
      ({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin',
    )
    expect(
      Object.fromEntries(open.map(({ method, path, access }) => [`${method} ${path}`, access])),
    ).toEqual(OPEN_ADMIN_CALLS)
  })

  it('has no exceptions but the named ones', () => {
    expect(keysOf((route) => route.isOpenToOtherSites)).toEqual(OPEN_TO_OTHER_SITES)
    expect(keysOf((route) => route.isOpenBeforeSetUp).sort()).toEqual(OPEN_BEFORE_SET_UP.sort())
    expect(keysOf((route) => route.needsRecentPassword).sort()).toEqual(STEP_UP.sort())
  })
})

it('hands every method to the API', async () => {
  const { GET: api, ...others } = await import('@/app/api/[...path]/route')
  expect(Object.keys(others).sort()).toEqual(['DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])
  expect(Object.values(others)).toEqual(Array.from({ length: 6 }, () => api))
})

it('has no address that belongs to two paths', () => {
  for (const path of paths) {
    const pattern = new RegExp(`^${path.replace('{id}', '[^/]+')}$`)
    expect(paths.filter((other) => pattern.test(other))).toEqual([path])
  }
})

it('defines each call once', () => {
  const keys = all.map(({ method, path }) => `${method} ${path}`)
  expect(keys).toHaveLength(new Set(keys).size)
})

describe.each(paths)('%s', (path) => {
  const allow = [
    ...methodsOf(path),
    ...(methodsOf(path).includes('GET') ? ['HEAD'] : []),
    'OPTIONS',
  ]
  const address = path.replace('{id}', 'x')

  it('responds 405 in JSON to methods that it does not support', async () => {
    for (const method of METHODS.filter((name) => !methodsOf(path).includes(name))) {
      const response = await callApi(address, { method })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allow.sort())
      expect(await response.json()).toEqual({ message: 'Method not allowed' })
    }
  })

  it('reports its methods to OPTIONS, and has HEAD if it has GET', async () => {
    const response = await callApi(address, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allow.sort())
    const head = await callApi(address, { method: 'HEAD' })
    expect(head.status === 405).toBe(!allow.includes('HEAD'))
  })
})

it('responds 404 in JSON to unknown calls', async () => {
  for (const method of METHODS) {
    const response = await callApi('/api/nothing', { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  }
})

describe('a malformed query', () => {
  const queries: Record<string, string[]> = {
    page: ['0', '1.5', 'two'],
    limit: ['0', '201', 'NaN'],
    from: ['nonsense', '2026-02-30'],
    to: ['nonsense', '2026-02-30'],
    locale: ['xx', 'EN'],
    status: ['nonsense'],
    kind: ['nonsense'],
    subject: ['nonsense'],
    export: ['nonsense'],
  }
  const cases = all.flatMap(({ method, path, query }) =>
    Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
      // The gateway sends donors there: they get a page whatever the query contains.
      .filter(() => path !== '/api/razorpay/callback')
      .flatMap((name) => (queries[name] ?? []).map((value) => ({ method, path, name, value }))),
  )

  it.each(cases)('is a 400: $method $path?$name=$value', async ({ method, path, name, value }) => {
    const cookie = await sessionCookie('admin')
    const address = `${path}?${new URLSearchParams({ [name]: value })}`
    const response = await callApi(address, { method, cookie })
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toHaveProperty(name)
  })
})
