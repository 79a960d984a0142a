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
 * As `apiRequest`; where the session has ended, or the password was given too long ago, it asks for it
 * over the work and calls once more.
 */
export function adminRequest<Method extends ApiMethod, Address extends ApiAddress<Method>>(
  method: Method,
  path: Address,
  body?: ApiBody<Method, Address>,
  options?: ApiRequestOptions,
): Promise<ApiResponse<Method, Address>> {
  return withSession(() => apiRequest(method, path, body, options))
}

/** As `apiListRequest`, in the same way. */
export function adminListRequest<Path extends ApiListPath>(
  path: Path,
  query: Record<string, string>,
  options?: ApiRequestOptions,
): Promise<ApiList<ApiItem<Path>>> {
  return withSession(() => apiListRequest(path, query, options))
}

/** As `apiFileRequest`, in the same way. */
export function adminFileRequest<Method extends ApiMethod>(
  method: Method,
  path: ApiAddress<Method>,
  body?: object,
): Promise<ApiFile> {
  return withSession(() => apiFileRequest(method, path, body))
}

/** As `uploadFile`, in the same way. */
export function adminUpload(upload: Parameters<typeof uploadFile>[0]): Promise<string> {
  return withSession(() => uploadFile(upload))
}

/** The header that lets a change through only where nobody else has made one since. */
export function ifUnchanged({ updatedAt }: { updatedAt: string }): ApiRequestOptions {
  return { headers: { 'If-Match': `"${updatedAt}"` } }
}

/** Ends the session, or every session of the account. One that has ended already needs no more. */
export async function endSession(
  path: '/api/admin/logout' | '/api/admin/account/end-sessions',
): Promise<void> {
  try {
    await apiRequest('POST', path)
  } catch (error) {
    if (statusOf(error) !== 401) throw error
  }
}

/** The status of a refused call; null where no response came. */
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
