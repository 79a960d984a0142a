import { randomUUID } from 'node:crypto'
import { networkOf } from '@/cms/audit'
import { messages } from '@/domain/messages'
import { withRequestContext } from '@/lib/request-context'
import { logError, logInfo } from '../log'
import { type ApiError, codeOf, isApiError, isPayloadRefusal } from './api-error'

/** Longest path in a log line, in characters. */
const MAX_PATH_LENGTH = 200
const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'

/**
 * Runs a call: it gets an id and one line in the log, without address, query or body, and what it
 * throws becomes its response.
 */
export function respond(req: Request, work: () => Promise<Response>): Promise<Response> {
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

/** The one place where an error becomes a response. */
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
