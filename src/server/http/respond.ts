import { networkOf } from '@/cms/audit'
import { messages } from '@/domain/messages'
import { isPayloadRefusal } from '@/lib/payload-refusal'
import { withRequestContext } from '@/lib/request-context'
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/request-id'
import { isStorageFault } from '@/lib/storage-fault'
import { logError, logInfo } from '../log'
import { type ApiError, apiErrorCode, isApiError } from './api-error'

const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'
const STORAGE_RETRY_SECONDS = 120

/**
 * Runs a call. It gets one line in the log, with the id of its request but without address, query
 * or body; an error that it throws becomes its response.
 * @param path of the route: that of the request may contain the key of a signed link.
 */
export function respond(
  req: Request,
  path: string,
  work: () => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(req.headers)
  const network = networkOf(req.headers.get('x-forwarded-for')?.trim() ?? '')
  const isHead = req.method === 'HEAD'
  return withRequestContext({ requestId, network, isHead }, async () => {
    const startedAt = performance.now()
    let failure: unknown
    const response = await work().catch((error: unknown) => {
      failure = error
      return toErrorResponse(error)
    })
    response.headers.set(REQUEST_ID_HEADER, requestId)
    const { status } = response
    const ms = Math.round(performance.now() - startedAt)
    const line = { method: req.method, path, status, ms }
    if (status >= 500) logError('request failed', failure, line)
    else logInfo('request', line)
    return response
  })
}

/** The one place where an error becomes a response. */
function toErrorResponse(error: unknown): Response {
  if (isApiError(error)) {
    return errorResponse(error.status, error.message, error.options)
  }
  if (isPayloadRefusal(error)) {
    const code = apiErrorCode(error)
    // The hook's message is for the panel, which does not ask for the password itself.
    const message = code === 'password-required' ? messages.passwordNeeded : error.message
    return errorResponse(error.status, message, { code })
  }
  if (isStorageFault(error)) {
    const headers = { 'Retry-After': String(STORAGE_RETRY_SECONDS) }
    return errorResponse(503, messages.storageFault, { headers })
  }
  return errorResponse(500, SOMETHING_WENT_WRONG)
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
