import config from '@payload-config'
import { getPayload } from 'payload'
import { needsSecondFactor } from '@/cms/accounts/session-guard'
import type { ErrorCode } from '@/domain/login'
import { messages } from '@/domain/messages'

type RouteContext = { params: Promise<{ slug: string[] }> }
type RouteHandler = (req: Request, context: RouteContext) => Promise<Response>

/** Pictures of the public library, as /media/{filename} asks for them. */
const PUBLIC_FILE = /^media\/file\/[^/]+$/

const LOGOUT = 'users/logout'

/**
 * What Payload offers and this site does not: logging in has one door (/api/admin/login, with its
 * limits), accounts are made by admins, and there is no mail to a forgotten password, no unlocking
 * by call, no job queue and no GraphQL.
 */
const CLOSED = [
  /^users\/(login|first-register|forgot-password|reset-password|unlock|verify\/.*|init)$/,
  /^(payload-jobs|graphql|graphql-playground)(\/.*)?$/,
]

/**
 * Payload's REST, for the panel's own browser tabs: without a session nothing but public pictures
 * is answered, so that no filter, sort or field of a visitor's making ever reaches the database.
 */
export function panelOnly(handle: RouteHandler): RouteHandler {
  return async (req, context) => {
    const { slug } = await context.params
    // Payload finds its endpoints whatever the case of their path.
    const path = slug.join('/').toLowerCase()
    if (CLOSED.some((closed) => closed.test(path))) return refuse(404, 'There is no such call.')
    if (req.method === 'GET' && PUBLIC_FILE.test(path)) return handle(req, context)
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers: req.headers })
    if (!user) return refuse(401, 'Please log in.')
    if (needsSecondFactor(user) && path !== LOGOUT) {
      return refuse(403, messages.secondFactorSetUpFirst, 'second-factor-setup-required')
    }
    return handle(req, context)
  }
}

function refuse(status: number, message: string, code?: ErrorCode): Response {
  const body = { message, ...(code && { code }) }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
