import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { findSessionUser, needsSecondFactor } from '@/cms/accounts/session-guard'
import { oneSaveAtATime } from '@/cms/panel/one-save-at-a-time'
import { respectsLocks } from '@/cms/panel/respects-locks'
import { restoreAsDraft } from '@/cms/panel/restore-as-draft'
import { refusedLength } from '@/cms/panel/upload-limits'
import type { ErrorCode } from '@/domain/login'
import { messages } from '@/domain/messages'
import { missingPage } from '@/lib/missing-page'

type RouteContext = { params: Promise<{ slug: string[] }> }
type RouteHandler = (req: Request, context: RouteContext) => Promise<Response>

/** Public pictures and documents: where /media/{filename} and /files/{filename} lead. */
const PUBLIC_FILE = /^(media|documents)\/file\/[^/]+$/

const RETRY_SECONDS = '10'

/** An uploaded file of any collection. */
const FILE = /^[^/]+\/file\/[^/]+$/
/** The versions of a collection or global, or one of them. */
const VERSIONS = /^(?<global>globals\/)?(?<slug>[^/]+)\/versions(\/|$)/
const LOGOUT = 'users/logout'

/** `?select[…]=` and `?populate[…]=`, in every form that Payload's parser accepts. */
const TRIMS_RESPONSE = /^\[?(select|populate)\b/

/**
 * Endpoints of Payload that this site closes: the only login is /api/admin/login, with its limits;
 * admins create accounts; and there is no password mail, unlock call, job queue or GraphQL.
 */
const CLOSED = [
  /^users\/(login|first-register|forgot-password|reset-password|unlock|verify\/.*|init)$/,
  /^(payload-jobs|graphql|graphql-playground)(\/.*)?$/,
]

/**
 * Restricts Payload's REST to the panel: without a session only public files are served, so no filter,
 * sort or field that a visitor chooses ever reaches the database.
 */
export function panelOnly(handle: RouteHandler): RouteHandler {
  return async (req, context) => {
    const { slug } = await context.params
    // Payload matches paths case-insensitively.
    const path = slug.join('/').toLowerCase()
    if (CLOSED.some((closed) => closed.test(path))) return refuse(404, 'There is no such call.')
    const payload = await getPayload({ config })
    const isRead = req.method === 'GET'
    if (!isRead && trimsResponse(req))
      return refuse(400, 'A write takes neither select nor populate.')
    if (isRead && PUBLIC_FILE.test(path)) {
      const response = fileResponse(req, await handle(req, context))
      return isMissingDocument(path, response) ? missingDocument(req, slug) : response
    }
    const user = await findSessionUser(payload, req.headers)
    if (!user) return refuse(401, 'Please log in.')
    if (needsSecondFactor(user) && path !== LOGOUT) {
      return refuse(403, messages.secondFactorSetUpFirst, 'second-factor-setup-required')
    }
    if (asksForMissingVersions(payload, path)) return refuse(404, 'It has no versions.')
    if (!isRead && !(await respectsLocks(payload, user, path, req))) {
      return refuse(403, 'Only the panel can record who is editing a document.')
    }
    const tooLarge = refusedLength(payload, req)
    if (tooLarge) return Response.json({ errors: [{ message: tooLarge }] }, { status: 413 })
    const response = await oneSaveAtATime({ payload, req, path }, async () =>
      handle(await restoreAsDraft(payload, req, path), context),
    )
    if (isRead && FILE.test(path)) return fileResponse(req, response)
    // The queue of uploaded pictures was full; Payload sets no Retry-After.
    if (response.status === 503) response.headers.set('Retry-After', RETRY_SECONDS)
    return response
  }
}

/**
 * Corrects Payload's status for a file. It responds with 403 to one that is not in the folder of the bucket
 * that `?prefix=` names, and with 500 to one that exists but cannot be read, for example because its bucket
 * is down: after a 503, browsers and proxies retry.
 */
function fileResponse(req: Request, response: Response): Response {
  if (response.status === 403 && new URL(req.url).searchParams.has('prefix')) {
    return refuse(404, 'There is no such file.')
  }
  if (response.status !== 500) return response
  const unread = refuse(503, messages.storageFault)
  unread.headers.set('Retry-After', RETRY_SECONDS)
  return unread
}

/** Whether there is no such document for a visitor: Payload responds 403, even to an unknown name. */
function isMissingDocument(path: string, { status }: Response): boolean {
  return path.startsWith('documents/') && (status === 403 || status === 404)
}

/** Old links to a document that was switched off or deleted are followed from mails and search engines. */
function missingDocument(req: Request, slug: string[]): Response {
  const path = `/files/missing/${encodeURIComponent(slug.at(-1) ?? '')}`
  return missingPage(req, path) ?? refuse(404, messages.notFound)
}

/** Payload responds with 500 if a collection or global keeps no versions. */
function asksForMissingVersions(payload: Payload, path: string): boolean {
  const { slug, global } = VERSIONS.exec(path)?.groups ?? {}
  if (!slug) return false
  const configs = global
    ? payload.globals.config
    : Object.values(payload.collections).map(({ config }) => config)
  return configs.some((config) => config.slug === slug && !config.versions)
}

/** Payload's hooks get the document as the response has it: the activity log would lack the rest. */
function trimsResponse(req: Request): boolean {
  return [...new URL(req.url).searchParams.keys()].some((name) => TRIMS_RESPONSE.test(name))
}

function refuse(status: number, message: string, code?: ErrorCode): Response {
  const body = { message, ...(code && { code }) }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
