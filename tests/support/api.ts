import { DELETE, GET, PATCH, POST, PUT } from '@/app/(payload)/cms-api/[...slug]/route'
import { GET as api } from '@/app/api/[...path]/route'
import { openSession } from '@/cms/accounts/sessions'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { getPayloadClient } from '@/server/payload-client'

const SITE = 'http://localhost:3000'

type CallOptions = {
  method?: string
  /** Sent as JSON; a string or a form is sent unchanged. */
  body?: unknown
  cookie?: string
  /** The Origin header. `null` sends none. */
  origin?: string | null
  headers?: Record<string, string>
}

/**
 * Calls our API, by default like a browser on our own site.
 * @param address may contain `{id}`, as in the routes.
 * @param options.id replaces it.
 */
export function callApi(
  address: string,
  { id, ...options }: CallOptions & { id?: string } = {},
): Promise<Response> {
  const called = id === undefined ? address : address.replace('{id}', encodeURIComponent(id))
  return api(requestOf(called, options))
}

const cmsHandlers = { GET, HEAD: GET, POST, PATCH, PUT, DELETE }

/** Calls Payload's REST through the real route file, as Next would; Next answers HEAD with a route's GET. */
export function callCms(
  method: keyof typeof cmsHandlers,
  path: string,
  options: Omit<CallOptions, 'method'> = {},
): Promise<Response> {
  const slug = (path.split('?')[0] ?? '').split('/')
  const request = requestOf(`/cms-api/${path}`, { method, ...options })
  return cmsHandlers[method](request, { params: Promise.resolve({ slug }) })
}

/** Returns a request as a browser on our own site would send it. */
export function requestOf(
  address: string,
  { method = 'GET', body, cookie, origin = SITE, headers }: CallOptions = {},
): Request {
  const isRaw = typeof body === 'string' || body instanceof FormData
  return new Request(`${SITE}${address}`, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData)
        ? { 'Content-Type': 'application/json' }
        : {}),
      ...(cookie ? { Cookie: cookie } : {}),
      ...(origin ? { Origin: origin } : {}),
      'X-Forwarded-For': '127.0.0.1',
      ...headers,
    },
    body: body === undefined || isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
  })
}

/** Password of the accounts that `sessionCookie` creates. */
export const TEST_PASSWORD = 'a long enough password'
/** A suite may run longer than a confirmed password stays fresh. */
const LATER_MS = DAY_MS

type SessionOptions = {
  /** How long ago the password was entered; by default it stays fresh. */
  passwordAgeMs?: number
  hasSecondFactor?: boolean
}

/** Opens a session for an account of that role, created if missing. @returns its cookie. */
export async function sessionCookie(
  role: User['role'],
  options: SessionOptions = {},
): Promise<string> {
  const { id } = await testAccount(role)
  return sessionCookieOf(id, options)
}

/** Opens a session for an account. @returns its cookie. */
export async function sessionCookieOf(
  userId: string,
  { passwordAgeMs = -LATER_MS, hasSecondFactor = false }: SessionOptions = {},
): Promise<string> {
  const payload = await getPayloadClient()
  const passwordAt = new Date(Date.now() - passwordAgeMs)
  const { token } = await openSession(payload, { userId, hasSecondFactor, passwordAt })
  return `${payload.config.cookiePrefix}-token=${token}`
}

/** Returns the account `test-{role}`, created if missing. */
export async function testAccount(role: User['role']): Promise<User> {
  const username = `test-${role}`
  return (await findAccount(username)) ?? makeAccount({ username, role })
}

/** Returns the account of that name, or undefined. */
export async function findAccount(username: string): Promise<User | undefined> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { username: { equals: username } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0]
}

/** Creates an account with `TEST_PASSWORD`. */
export async function makeAccount(data: { username: string; role: User['role']; email?: string }) {
  const payload = await getPayloadClient()
  return payload.create({
    collection: slugs.users,
    data: { password: TEST_PASSWORD, ...data },
    overrideAccess: true,
  })
}
