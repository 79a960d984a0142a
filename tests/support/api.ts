import { GET as api } from '@/app/api/[...path]/route'
import { openSession } from '@/cms/accounts/sessions'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { handlersAt } from '@/server/http/handlers'
import { getPayloadClient } from '@/server/payload-client'
import { routes } from '@/server/routes'

const SITE = 'http://localhost:3000'

// biome-ignore lint/suspicious/noExplicitAny: route handlers differ in their params only.
export type RouteHandler = (req: Request, context: any) => Promise<Response>

type CallOptions = {
  method?: string
  /** Sent as JSON; a string or a form is sent unchanged. */
  body?: unknown
  cookie?: string
  /** The Origin header. `null` sends none. */
  origin?: string | null
  headers?: Record<string, string>
  params?: Record<string, string | string[]>
}

export type ApiRoute = ReturnType<typeof routeAt>

/** Returns the handlers of our own calls at a path, by method; `params.id` replaces `{id}`. */
export function routeAt(path: string) {
  const handlers = handlersAt(path, routes)
  const withParams =
    (method: keyof typeof handlers): RouteHandler =>
    async (req, { params }) =>
      handlers[method](req, (await params).id)
  return {
    GET: withParams('GET'),
    HEAD: withParams('HEAD'),
    OPTIONS: withParams('OPTIONS'),
    POST: withParams('POST'),
    PUT: withParams('PUT'),
    PATCH: withParams('PATCH'),
    DELETE: withParams('DELETE'),
  }
}

/** Calls a route handler as Next would, by default like a browser on our own site. */
export function call(
  handler: RouteHandler,
  path: string,
  { method = 'GET', body, cookie, origin = SITE, headers, params = {} }: CallOptions = {},
): Promise<Response> {
  const isRaw = typeof body === 'string' || body instanceof FormData
  const request = new Request(`${SITE}${path}`, {
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
  return handler(request, { params: Promise.resolve(params) })
}

/** Calls our API at an address; finds the route itself. */
export function callApi(path: string, options?: CallOptions): Promise<Response> {
  return call(api, path, options)
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
  const token = await openSession(payload, { userId, hasSecondFactor, passwordAt })
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
