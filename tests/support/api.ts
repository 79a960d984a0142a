import { createLocalReq, loginOperation } from 'payload'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'

const SITE = 'http://localhost:3000'

// biome-ignore lint/suspicious/noExplicitAny: route handlers differ in their params only.
export type RouteHandler = (req: Request, context: any) => Promise<Response>

type CallOptions = {
  method?: string
  /** Sent as JSON; a string or a form is sent as it is. */
  body?: unknown
  cookie?: string
  /** The page that the browser says it is on. `null` sends none. */
  origin?: string | null
  headers?: Record<string, string>
  params?: Record<string, string | string[]>
}

/** Calls a route handler as Next would, as a browser on our own site unless told otherwise. */
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

/** Opens a session for an account of that role, made where there is none. @returns its cookie. */
export async function sessionCookie(role: User['role']): Promise<string> {
  const payload = await getPayloadClient()
  const username = `test-${role}`
  const password = 'a long enough password'
  const { totalDocs } = await payload.count({
    collection: slugs.users,
    where: { username: { equals: username } },
    overrideAccess: true,
  })
  if (totalDocs === 0) {
    await payload.create({
      collection: slugs.users,
      data: { username, password, role },
      overrideAccess: true,
    })
  }
  // Payload's own call hands no token out (`removeTokenFromResponses`).
  const { token } = await loginOperation({
    collection: payload.collections[slugs.users],
    data: { username, password },
    overrideAccess: true,
    req: await createLocalReq({}, payload),
  })
  return `${payload.config.cookiePrefix}-token=${token}`
}
