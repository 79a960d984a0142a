import {
  type ApiFile,
  type ApiList,
  ApiRequestError,
  type ApiRequestOptions,
  apiFileRequest,
  apiListRequest,
  apiRequest,
} from '@/lib/api-client'
import type {
  ApiAddress,
  ApiBody,
  ApiItem,
  ApiListPath,
  ApiMethod,
  ApiResponse,
} from '@/lib/api-types'
import { uploadFile } from '@/lib/upload-file'
import { NoResponseError } from './no-response-error'
import { type SessionNeed, waitFor } from './session-store'

/**
 * Like `apiRequest`, but if the session has ended or the password must be confirmed again, it asks
 * in a dialog and retries the call once.
 * @throws like `apiRequest`, but NoResponseError if there was none; the original error if the user
 * cancels.
 */
export function adminRequest<Method extends ApiMethod, Address extends ApiAddress<Method>>(
  method: Method,
  path: Address,
  body?: ApiBody<Method, Address>,
  options?: ApiRequestOptions,
): Promise<ApiResponse<Method, Address>> {
  return withSession(() => apiRequest(method, path, body, options), { isChange: method !== 'GET' })
}

/** Like `apiListRequest`, with the same retry. */
export function adminListRequest<Path extends ApiListPath>(
  path: Path,
  query: Record<string, string>,
  options?: ApiRequestOptions,
): Promise<ApiList<ApiItem<Path>>> {
  return withSession(() => apiListRequest(path, query, options))
}

/** Like `apiFileRequest`, with the same retry. */
export function adminFileRequest<Method extends ApiMethod>(
  method: Method,
  path: ApiAddress<Method>,
  body?: object,
): Promise<ApiFile> {
  return withSession(() => apiFileRequest(method, path, body))
}

/** Like `uploadFile`, with the same retry. */
export function adminUpload(upload: Parameters<typeof uploadFile>[0]): Promise<string> {
  return withSession(() => uploadFile(upload))
}

/**
 * Returns the header that makes the server reject a change (409) if the document has changed since.
 */
export function ifUnchanged({ updatedAt }: { updatedAt: string }): ApiRequestOptions {
  return { headers: { 'If-Match': `"${updatedAt}"` } }
}

/**
 * Ends the session, or all sessions of the account. It is not an error if the session has already
 * ended.
 */
export async function endSession(
  path: '/api/admin/logout' | '/api/admin/account/end-sessions',
): Promise<void> {
  try {
    await answered(() => apiRequest('POST', path), { isChange: true })
  } catch (error) {
    if (statusOf(error) !== 401) throw error
  }
}

/** Returns the HTTP status of a failed call; null if there was no response. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiRequestError ? error.status : null
}

/** Returns the server's messages about single fields. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return (error instanceof ApiRequestError && error.body?.errors) || {}
}

type CallKind = {
  /** Whether the call changes something, which may have happened although no response came. */
  isChange: boolean
}

async function withSession<Response>(
  call: () => Promise<Response>,
  kind: CallKind = { isChange: false },
): Promise<Response> {
  try {
    return await answered(call, kind)
  } catch (error) {
    const need = needOf(error)
    if (!need || !(await waitFor(need))) throw error
    return answered(call, kind)
  }
}

/** @throws NoResponseError in place of the TypeError that a browser throws without a response. */
async function answered<Response>(
  call: () => Promise<Response>,
  { isChange }: CallKind,
): Promise<Response> {
  // For a change: the connection may be lost only after the call has been sent.
  const wasOnline = isChange && navigator.onLine
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    if (!isChange) throw new NoResponseError('offline', error)
    const mayBeDone = wasOnline || navigator.onLine
    throw new NoResponseError(mayBeDone ? 'mayBeDone' : 'notSent', error)
  }
}

function needOf(error: unknown): SessionNeed | null {
  if (!(error instanceof ApiRequestError)) return null
  if (error.status === 401) return 'login'
  return error.body?.code === 'password-required' ? 'password' : null
}
