import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { FILE_TYPES } from '@/server/http/define-route'
import { callApi, sessionCookie } from '../support/api'
import { type ContractCall, contractCalls } from '../support/contract-calls'

/**
 * 10,000 in all: half of them here, half in the run on the other database, with different seeds.
 * Nearly all such bodies are refused before the database is used.
 */
const RANDOM_BODIES = 5_000
const RANDOM_QUERIES = 500
const RANDOM_IDS = 100
const RANDOM_LIMIT_MS = 240_000

/** Sent to every read, whether or not it supports them. */
const PARAMETERS = ['search', 'page', 'limit', 'locale', 'where[id][equals]', 'sort', 'depth']
const QUERY_VALUES = [
  ...['1', '200', '%', '_', '(', '\\', ',', 'a,b', 'none', 'UPI', 'all', 'program:a,b'],
  ...['2026', '2026-02-31', '0000-01-01', '018f3f6a0000700080000000'],
]

/** No response may contain these. */
const SECRETS = [
  'planted-key-secret',
  '"hash"',
  '"salt"',
  '"sessions"',
  '"searchText"',
  '"addressText"',
]
const responsesSeen: string[] = []

type SessionKind = { cookie: () => string | Promise<string>; origin?: string }
const sessions = {
  nobody: { cookie: () => '' },
  editor: { cookie: () => sessionCookie('editor') },
  admin: { cookie: () => sessionCookie('admin') },
  'another site': { cookie: () => sessionCookie('admin'), origin: 'https://evil.example' },
} satisfies Record<string, SessionKind>
type Session = keyof typeof sessions
type Send = {
  session: Session
  body?: unknown
  id?: string
  query?: string
  headers?: Record<string, string>
}
const sessionNames = Object.keys(sessions) as Session[]

const cookies = {} as Record<Session, string>
beforeAll(async () => {
  for (const name of sessionNames) {
    cookies[name] = await sessions[name].cookie()
  }
})

async function send({ method, path }: ContractCall, { session, id, query, ...request }: Send) {
  const kind: SessionKind = sessions[session]
  const response = await callApi(
    `${path.replace('{id}', encodeURIComponent(id ?? 'x'))}${query ?? ''}`,
    {
      method,
      // Logging out would end the session that the other calls need.
      cookie: path === '/api/admin/logout' ? await kind.cookie() : cookies[session],
      ...(kind.origin && { origin: kind.origin }),
      ...request,
    },
  )
  const text = await response.clone().text()
  // A backup contains everything, so it requires a fresh password.
  if (response.headers.get('content-type') !== FILE_TYPES.tar) responsesSeen.push(text)
  return response
}

/** Returns the status with which a call refuses before it reads the content; undefined if it does not. */
function refusal({ access, method }: ContractCall, session: Session): number | undefined {
  if (session === 'another site' && method !== 'GET') return 403
  if (access === 'anyone' || session === 'admin') return undefined
  // A read from another site's page is treated as without a cookie.
  if (session !== 'editor') return 401
  return access === 'admin' ? 403 : undefined
}

const withBody = contractCalls.filter(({ wrong }) => wrong !== undefined)
const withId = contractCalls.filter(({ path }) => path.includes('{id}'))

describe.each(contractCalls)('$key', (contractCall) => {
  const { body, makeId, ok } = contractCall

  it.each(sessionNames)('from %s: a valid call', async (session) => {
    const response = await send(contractCall, {
      session,
      body: await body?.(),
      id: await makeId?.(),
    })
    expect(response.status).toBe(refusal(contractCall, session) ?? ok)
    if (isFile(response)) return
    const json = await response.json()
    if (response.status >= 400) expect(json).toEqual({ message: expect.any(String) })
  })
})

describe.each(withId)('$key', (contractCall) => {
  it('404 for an unknown id', async () => {
    const unknown = [
      'abc',
      "1' OR 1=1--",
      '0',
      '-1',
      '{"$ne":null}',
      '[object Object]',
      '000000000000000000000000',
      '018f3f6a-0000-7000-8000-000000000000',
      '../volunteers',
      '%',
      'a,b',
      '000000000000000000000000,000000000000000000000001',
      'x'.repeat(3000),
    ]
    const body = await contractCall.body?.()
    for (const id of unknown) {
      const response = await send(contractCall, { session: 'admin', body, id })
      expect(response.status, id).toBe(404)
      expect(await response.json()).toEqual({ message: expect.any(String) })
    }
  })
})

describe.each(withBody)('$key', (contractCall) => {
  const { body, makeId, maxBytes, wrong = {} } = contractCall

  it('400 if the body is not a JSON object', async () => {
    const id = await makeId?.()
    for (const session of sessionNames) {
      for (const malformed of ['', '{', 'null', '[]', '"text"', '7', '{"a":1}}', '\0', '<a/>']) {
        const response = await send(contractCall, { session, body: malformed, id })
        expect(response.status, malformed).toBe(refusal(contractCall, session) ?? 400)
      }
    }
    const large = JSON.stringify({ a: 'x'.repeat(maxBytes) })
    expect((await send(contractCall, { session: 'admin', body: large, id })).status).toBe(413)
  })

  it.each(Object.keys(wrong))('400 that names the field: %s', async (field) => {
    const good = (await body?.()) as object
    const id = await makeId?.()
    for (const value of wrong[field] ?? []) {
      const sent = { ...good, [field]: value }
      for (const session of sessionNames) {
        const response = await send(contractCall, { session, body: sent, id })
        const refused = refusal(contractCall, session)
        expect(response.status, JSON.stringify(value)?.slice(0, 80)).toBe(refused ?? 400)
        if (!refused) expect((await response.json()).errors).toHaveProperty(field)
      }
    }
  })
})

describe('random input never causes a server error', { timeout: RANDOM_LIMIT_MS }, () => {
  const operators = fc.constantFrom<unknown>(
    { $ne: null },
    { $gt: '' },
    { $where: 'sleep(1000)' },
    { $regex: '(a+)+$' },
    { equals: 'x' },
    [{ $or: [{}] }],
    "' OR 1=1--",
    "'; DROP TABLE users;--",
    'a,b',
    '\u0000\uD800\u202E',
    '__proto__',
    -0,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
  )
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  const value = fc.oneof(text, operators, fc.jsonValue({ maxDepth: 2 }), fc.boolean(), fc.double())

  /** Generates a valid body with fields replaced, omitted or added; or any value at all. */
  function anyBody(good: object, fields: string[]) {
    const key = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...fields) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('id', '_status', 'status', '__proto__', 'createdAt'),
      },
      { weight: 1, arbitrary: text },
    )
    const changed = fc
      .array(fc.tuple(key, fc.oneof(value, fc.constant(undefined))), { maxLength: 4 })
      .map((changes) => JSON.stringify({ ...good, ...Object.fromEntries(changes) }))
    return fc.oneof(
      { weight: 8, arbitrary: changed },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: text },
    )
  }

  /** Sends half of the bodies to public calls, however many calls there are of each kind. */
  const runsOf = ({ access }: ContractCall) => {
    const isPublic = access === 'anyone'
    const alike = withBody.filter((other) => (other.access === 'anyone') === isPublic)
    return Math.ceil(RANDOM_BODIES / 2 / alike.length)
  }

  it.each(withBody)('$key', async (contractCall) => {
    const { body, wrong = {}, makeId } = contractCall
    const good = (await body?.()) as object
    const id = await makeId?.()
    await fc.assert(
      fc.asyncProperty(anyBody(good, Object.keys(wrong)), async (random) => {
        const response = await send(contractCall, { session: 'admin', body: random, id })
        expect(response.status).toBeLessThan(500)
        await response.json()
      }),
      { numRuns: runsOf(contractCall) },
    )
  })

  it('the query of each read', async () => {
    const value = fc.oneof(text, fc.integer().map(String), fc.constantFrom(...QUERY_VALUES))
    const calls = contractCalls.filter(({ method }) => method === 'GET')
    const ids = new Map<ContractCall, string | undefined>()
    for (const contractCall of calls) ids.set(contractCall, await contractCall.makeId?.())
    const reads = fc.constantFrom(...calls).chain((contractCall) => {
      const name = fc.constantFrom(...PARAMETERS, ...contractCall.parameters)
      const entries = fc.dictionary(name, value)
      return entries.map((query) => ({ contractCall, query: `?${new URLSearchParams(query)}` }))
    })
    await fc.assert(
      fc.asyncProperty(reads, async ({ contractCall, query }) => {
        const id = ids.get(contractCall)
        const response = await send(contractCall, { session: 'admin', id, query })
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: RANDOM_QUERIES },
    )
  })

  it('the id and the version of each change', async () => {
    const changes = fc.constantFrom(...withId)
    const header = fc.string({ maxLength: 40 }).map((value) => encodeURIComponent(value))
    await fc.assert(
      fc.asyncProperty(
        changes,
        fc.string({ unit: 'binary' }),
        header,
        async (change, id, version) => {
          const body = await change.body?.()
          const headers = { 'If-Match': version }
          const response = await send(change, { session: 'admin', id, body, headers })
          expect(response.status).toBe(404)
        },
      ),
      { numRuns: RANDOM_IDS },
    )
  })
})

it('none of these responses contained a secret', () => {
  expect(responsesSeen.length).toBeGreaterThan(RANDOM_BODIES)
  for (const secret of SECRETS) {
    expect(responsesSeen.find((text) => text.includes(secret))).toBeUndefined()
  }
})

function isFile({ headers }: Response): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  return Object.values<string>(FILE_TYPES).includes(type)
}
