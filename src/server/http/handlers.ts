import type * as z from 'zod/mini'
import type { User } from '@/cms/payload-types'
import { messages } from '@/domain/messages'
import { spamReason } from '@/domain/spam-trap'
import type { ApiMethod } from '@/lib/api-types'
import { requireRecentPassword } from '../accounts/step-up'
import { traceCall } from '../traces/in-span'
import { ApiError, NO_SUCH_CALL } from './api-error'
import type { Route } from './define-route'
import { followForm, readForm } from './form-post'
import { refuseBeforeSetUp, refuseOtherSites, requireSession } from './guards'
import { limitRequests } from './rate-limits'
import { parse, parseJsonBody, readBytes } from './request-body'
import { respond } from './respond'
import { type Page, pageResponse, publicResponse } from './responses'

type Method = ApiMethod | 'HEAD' | 'OPTIONS'
/** `id` is the value of `{id}` in the address. */
type Handler = (req: Request, id?: string) => Promise<Response>

/** The name of an unknown call in the log: its address may be a signed link. */
export const UNKNOWN_CALL = '/api/*'

/** Returns the handler of all calls under /api; an unknown one gets a 404 in JSON. */
export function createApi(all: readonly Route[]): (req: Request) => Promise<Response> {
  const paths = [...new Set(all.map(({ path }) => path))].map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace('.', '\\.').replace('{id}', '([^/]+)')}$`),
    handlers: handlersAt(path, all),
  }))
  return (req) => {
    const { pathname } = new URL(req.url)
    for (const { path, pattern, handlers } of paths) {
      const match = pattern.exec(pathname)
      if (!match) continue
      traceCall(path)
      // Addresses that cannot be decoded were refused earlier (bootstrap/refused-requests.ts).
      return handlers[req.method as Method](req, match[1] && decodeURIComponent(match[1]))
    }
    return refuseUnknownCall(req)
  }
}

const refuseUnknownCall: Handler = (req) =>
  respond(req, UNKNOWN_CALL, async () => {
    throw new ApiError(404, NO_SUCH_CALL)
  })

/**
 * Returns the handlers of a path by method. Methods without a route respond with 405, `Allow` and
 * our error body.
 * @throws Error if no route has that path.
 */
function handlersAt(path: string, all: readonly Route[]): Record<Method, Handler> {
  const routes = all.filter((route) => route.path === path)
  if (routes.length === 0) throw new Error(`No route is defined at ${path}`)
  const handlers = Object.fromEntries(
    routes.map((route) => [route.method, createHandler(route)]),
  ) as Partial<Record<ApiMethod, Handler>>
  const allow = [...Object.keys(handlers), ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const refuse: Handler = (req) =>
    respond(req, path, async () => {
      refuseOtherSites(req)
      throw new ApiError(405, messages.methodNotAllowed, { headers: { Allow: allow } })
    })
  const respondToOptions = async () =>
    new Response(null, { status: 204, headers: { Allow: allow } })
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    ...handlers,
    HEAD: handlers.GET ?? refuse,
    OPTIONS: respondToOptions,
  }
}

/** Creates the request handler of one route. */
export function createHandler(route: Route): Handler {
  const handler: Handler = (req, id) =>
    respond(req, route.path, async () => {
      if (!route.isOpenToOtherSites) refuseOtherSites(req)
      if (route.limit) await limitRequests(req, route.limit)
      const user = await authorize(req, route)
      const query = route.query && readQuery(req, route.query)
      const sent = await readBody(req, route)
      const expected = route.isVersioned ? readExpectedVersion(req) : undefined
      const result = await route.handle({ req, id, user, query, expected, ...sent } as never)
      return toResponse(req, route, result)
    })
  const { form } = route
  return form ? async (req, id) => followForm(req, await handler(req, id), { form, id }) : handler
}

/**
 * Determines who is calling.
 * @returns undefined if anyone may.
 * @throws ApiError 401 without a session; 403 if the account may not do this, must set up its
 * second factor first, or entered its password too long ago.
 */
async function authorize(req: Request, route: Route): Promise<User | undefined> {
  if (route.access === 'anyone') return undefined
  const user = await requireSession(req)
  if (route.access === 'admin' && user.role !== 'admin') {
    throw new ApiError(403, 'Your account may not do this.')
  }
  if (!route.isOpenBeforeSetUp) refuseBeforeSetUp(user)
  if (route.needsRecentPassword) await requireRecentPassword(user)
  return user
}

function readQuery(req: Request, schema: z.core.$ZodType): unknown {
  return parse(schema, Object.fromEntries(new URL(req.url).searchParams))
}

async function readBody(req: Request, { body, currentBody, maxBodyBytes, form }: Route) {
  if (body === undefined || typeof body === 'string') return { spamReason: null }
  const schema = ((await currentBody?.()) ?? body) as z.core.$ZodType
  const bytes = await readBytes(req, maxBodyBytes)
  const value = form ? readForm(req, bytes, form) : parseJsonBody(bytes)
  return { body: parse(schema, value), spamReason: spamReason(value) }
}

function readExpectedVersion(req: Request): string | undefined {
  const version = req.headers
    .get('if-match')
    ?.trim()
    .replace(/^"(.*)"$/, '$1')
  return version && version !== '*' ? version : undefined
}

function toResponse(req: Request, route: Route, result: unknown): Response {
  const response = result instanceof Response ? result : jsonResponse(req, route, result)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

function jsonResponse(
  req: Request,
  { response, isCacheable, status = 200 }: Route,
  result: unknown,
): Response {
  if (typeof response === 'string') throw new Error('A file is sent by its handler')
  if ('pageOf' in response) return pageResponse(req, result as Page<unknown>, isCacheable)
  return isCacheable ? publicResponse(req, result) : Response.json(result, { status })
}
