import { APIError } from 'payload'
import type { User } from '@/cms/payload-types'
import { describeIssues } from '@/domain/field-errors'
import { getEnv, ownOrigins } from '@/env'
import { ApiError } from './api-error'
import { getPayloadClient } from './payload-client'

const MAX_BODY_BYTES = 64 * 1024
const READ_METHODS = ['GET', 'HEAD', 'OPTIONS']
const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'

type RouteContext<Params> = { params: Promise<Params> }
type RouteArgs<Params> = { req: Request; params: Params }
type Handler<Args> = (args: Args) => Promise<Response> | Response

/** A schema of `src/domain`: all that is needed of zod here. */
type Schema<Output> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: Parameters<typeof describeIssues>[0] }
}

/** A call that anyone may make. */
export function publicRoute<Params>(handle: Handler<RouteArgs<Params>>) {
  return (req: Request, context: RouteContext<Params>) =>
    answer(req, async () => {
      refuseOtherSites(req)
      return handle({ req, params: await context.params })
    })
}

/** A call for admins: 401 without a session, 403 from another site or for an editor. */
export function adminRoute<Params>(handle: Handler<RouteArgs<Params> & { user: User }>) {
  return (req: Request, context: RouteContext<Params>) =>
    answer(req, async () => {
      refuseOtherSites(req)
      const user = await requireSession(req)
      if (user.role !== 'admin') throw new ApiError(403, 'Your account may not do this.')
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
  const payload = await getPayloadClient()
  const { user } = await payload.auth({ headers: req.headers })
  if (!user) throw new ApiError(401, 'Please log in.')
  return user
}

/**
 * The JSON body of a request, parsed by a schema of `src/domain`.
 * @throws ApiError 400 where it is no JSON or does not validate, 413 over 64 KB.
 */
export async function readBody<Output>(req: Request, schema: Schema<Output>): Promise<Output> {
  const text = await readText(req)
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

/** Reads no more than is allowed, whatever length the client claims. */
async function readText(req: Request): Promise<string> {
  const tooLarge = new ApiError(413, 'The request is too large.')
  if (Number(req.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of req.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
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

/** The one place where an error becomes an answer. */
async function answer(req: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) {
      const { errors, headers } = error.options
      return errorResponse(error.status, error.message, errors, headers)
    }
    // Payload's own errors carry a status; in production their names are mangled.
    if (error instanceof APIError && error.isPublic && error.status < 500) {
      return errorResponse(error.status, error.message)
    }
    const payload = await getPayloadClient()
    payload.logger.error({ err: error, msg: `${req.method} ${new URL(req.url).pathname} failed` })
    return errorResponse(500, SOMETHING_WENT_WRONG)
  }
}

function errorResponse(
  status: number,
  message: string,
  errors?: Record<string, string>,
  headers?: Record<string, string>,
): Response {
  return Response.json(
    { message, ...(errors && Object.keys(errors).length > 0 ? { errors } : {}) },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}
