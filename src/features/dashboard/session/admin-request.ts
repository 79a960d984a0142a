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
import { type SessionNeed, waitFor } from './session-store'

/**
 * Like `apiRequest`, but if the session has ended or the password must be confirmed again, it asks
 * in a dialog and retries the call once.
 * @throws like `apiRequest`; the original error if the user cancels.
 */
export function adminRequest<Method extends ApiMethod, Address extends ApiAddress<Method>>(
  method: Method,
  path: Address,
  body?: ApiBody<Method, Address>,
  options?: ApiRequestOptions,
): Promise<ApiResponse<Method, Address>> {
  return withSession(() => apiRequest(method, path, body, options))
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
    await apiRequest('POST', path)
  } catch (error) {
    if (statusOf(error) !== 401) throw error
  }
}

/** Returns the HTTP status of a failed call; null if there was no response. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiRequestError ? error.status : null
}

async function withSession<Response>(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call()
  } catch (error) {
    const need = needOf(error)
    if (!need || !(await waitFor(need))) throw error
    return call()
  }
}

function needOf(error: unknown): SessionNeed | null {
  if (!(error instanceof ApiRequestError)) return null
  if (error.status === 401) return 'login'
  return error.body?.code === 'password-required' ? 'password' : null
}
