import { randomUUID } from 'node:crypto'
import { needsSecondFactor } from '@/cms/accounts/session-guard'
import { actorOf, networkOf } from '@/cms/audit'
import type { User } from '@/cms/payload-types'
import { describeIssues } from '@/domain/field-errors'
import { messages } from '@/domain/messages'
import { getEnv, ownOrigins } from '@/env'
import { setActor, withRequestContext } from '@/lib/request-context'
import { findUser } from '../accounts/session-user'
import { logError, logInfo } from '../log'
import { ApiError, codeOf, isApiError, isPayloadRefusal } from './api-error'
import { limitRequests, type RequestLimit } from './rate-limits'

const MAX_BODY_BYTES = 64 * 1024
const READ_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** Longest path in a log line, in characters. */
const MAX_PATH_LENGTH = 200
const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'

type RouteContext<Params> = { params: Promise<Params> }
type RouteArgs<Params> = { req: Request; params: Params }
type Handler<Args> = (args: Args) => Promise<Response> | Response

/** A schema of `src/domain`: all that is needed of zod here. */
export type Schema<Output> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: Parameters<typeof describeIssues>[0] }
}

type RouteOptions = {
  /** Which limit of rate-limits.ts the call counts against. */
  limit?: RequestLimit
  /** Another site may send a browser here: what proves the call stands in it. */
  isOpenToOtherSites?: boolean
}

/** A call that anyone may make. */
export function publicRoute<Params>(
  handle: Handler<RouteArgs<Params>>,
  { limit, isOpenToOtherSites = false }: RouteOptions = {},
) {
  return (req: Request, context: RouteContext<Params>) =>
    answer(req, async () => {
      if (!isOpenToOtherSites) refuseOtherSites(req)
      if (limit) await limitRequests(req, limit)
      return handle({ req, params: await context.params })
    })
}

/**
 * A call for admins: 401 without a session, 403 from another site, for an editor, or where a second
 * factor has to be set up first.
 */
export function adminRoute<Params>(handle: Handler<RouteArgs<Params> & { user: User }>) {
  return (req: Request, context: RouteContext<Params>) =>
    answer(req, async () => {
      refuseOtherSites(req)
      const user = await requireSession(req)
      if (user.role !== 'admin') throw new ApiError(403, 'Your account may not do this.')
      refuseBeforeSetUp(user)
      const response = await handle({ req, params: await context.params, user })
      response.headers.set('Cache-Control', 'no-store')
      return response
    })
}

type SessionRouteOptions = {
  /** Open as well to an account that has to set up its second factor first: what that takes. */
  isOpenBeforeSetUp?: boolean
}

/** A call for whoever is logged in, about what is their own: 401 without a session. */
export function sessionRoute<Params>(
  handle: Handler<RouteArgs<Params> & { user: User }>,
  { isOpenBeforeSetUp = false }: SessionRouteOptions = {},
) {
  return (req: Request, context: RouteContext<Params>) =>
    answer(req, async () => {
      refuseOtherSites(req)
      const user = await requireSession(req)
      if (!isOpenBeforeSetUp) refuseBeforeSetUp(user)
      const response = await handle({ req, params: await context.params, user })
      response.headers.set('Cache-Control', 'no-store')
      return response
    })
}

/**
 * The account behind the request's session cookie.
 * @throws ApiError 401 without a session that is still open.
 */
export async function requireSession(req: Request): Promise<User> {
  const user = await findUser(req.headers)
  if (!user) throw new ApiError(401, 'Please log in.')
  const { actor } = actorOf(user)
  if (actor) setActor(actor)
  return user
}

/**
 * The JSON body of a request, parsed by a schema of `src/domain`.
 * @throws ApiError 400 where it is no JSON or does not validate, 413 over 64 KB.
 */
export async function readBody<Output>(req: Request, schema: Schema<Output>): Promise<Output> {
  const text = Buffer.from(await readBytes(req)).toString('utf8')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ApiError(400, 'The request could not be read')
  }
  return parse(schema, body)
}

/**
 * A value checked by a schema of `src/domain`.
 * @throws ApiError 400 with the message of each field.
 */
export function parse<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { message, errors } = describeIssues(result.error)
  throw new ApiError(400, message, { errors })
}

/**
 * The body of a request as it came; no more is read than is allowed, whatever length is claimed.
 * @throws ApiError 413 over 64 KB.
 */
export async function readBytes(req: Request): Promise<Uint8Array> {
  const tooLarge = new ApiError(413, 'The request is too large.')
  if (Number(req.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of req.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A browser says where a write comes from; one from another site is none of ours. */
function refuseOtherSites(req: Request): void {
  if (READ_METHODS.includes(req.method)) return
  const origin = req.headers.get('origin')
  const site = req.headers.get('sec-fetch-site')
  const isOwn = origin
    ? ownOrigins(getEnv()).includes(origin)
    : site === null || site === 'same-origin' || site === 'none'
  if (!isOwn) throw new ApiError(403, 'This request comes from another site.')
}

function refuseBeforeSetUp(user: User): void {
  if (!needsSecondFactor(user)) return
  throw new ApiError(403, messages.secondFactorSetUpFirst, { code: 'second-factor-setup-required' })
}

/** Where every call passes: it gets an id and one line in the log, without address, query or body. */
function answer(req: Request, work: () => Promise<Response>): Promise<Response> {
  const requestId = randomUUID()
  const network = networkOf(req.headers.get('x-forwarded-for')?.trim() ?? '')
  return withRequestContext({ requestId, network }, async () => {
    const startedAt = performance.now()
    const response = await work().catch((error: unknown) => toErrorResponse(req, error))
    response.headers.set('X-Request-Id', requestId)
    logInfo('request', {
      method: req.method,
      path: pathOf(req),
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
    })
    return response
  })
}

/** The one place where an error becomes an answer. */
function toErrorResponse(req: Request, error: unknown): Response {
  if (isApiError(error)) {
    return errorResponse(error.status, error.message, error.options)
  }
  if (isPayloadRefusal(error)) {
    const code = codeOf(error)
    // The hook's words are for the panel, where nothing asks by itself.
    const message = code === 'password-required' ? messages.passwordNeeded : error.message
    return errorResponse(error.status, message, { code })
  }
  logError('request failed', error, { method: req.method, path: pathOf(req) })
  return errorResponse(500, SOMETHING_WENT_WRONG)
}

function pathOf(req: Request): string {
  return new URL(req.url).pathname.slice(0, MAX_PATH_LENGTH)
}

function errorResponse(
  status: number,
  message: string,
  { errors, headers, code }: ApiError['options'] = {},
): Response {
  return Response.json(
    {
      message,
      ...(errors && Object.keys(errors).length > 0 ? { errors } : {}),
      ...(code && { code }),
    },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}
