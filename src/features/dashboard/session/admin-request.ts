import {
  type ApiList,
  type ApiMethod,
  ApiRequestError,
  type ApiRequestOptions,
  apiListRequest,
  apiRequest,
} from '@/lib/api-client'
import { uploadFile } from '@/lib/upload-file'
import { type SessionNeed, waitFor } from './session-store'

/**
 * As `apiRequest`; where the session has ended, or the password was given too long ago, it asks for it
 * over the work and calls once more.
 */
export function adminRequest<Answer>(
  method: ApiMethod,
  path: string,
  body?: unknown,
  options?: ApiRequestOptions,
): Promise<Answer> {
  return withSession(() => apiRequest<Answer>(method, path, body, options))
}

/** As `apiListRequest`, in the same way. */
export function adminListRequest<Item>(
  path: string,
  options?: ApiRequestOptions,
): Promise<ApiList<Item>> {
  return withSession(() => apiListRequest<Item>(path, options))
}

/** As `uploadFile`, in the same way. */
export function adminUpload(upload: Parameters<typeof uploadFile>[0]): Promise<string> {
  return withSession(() => uploadFile(upload))
}

/** The header that lets a change through only where nobody else has made one since. */
export function ifUnchanged({ updatedAt }: { updatedAt: string }): ApiRequestOptions {
  return { headers: { 'If-Match': `"${updatedAt}"` } }
}

/** The status of a refused call; null where no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiRequestError ? error.status : null
}

async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
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
