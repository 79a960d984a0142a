import { messages } from '@/domain/messages'
import { failureMessage } from '@/lib/api-client'
import type { ApiAddress, ApiBody, ApiResponse } from '@/lib/api-types'
import { adminRequest, statusOf } from '../session/admin-request'
import { useRequestKeys } from '../session/use-request-keys'

/** Statuses after which a retry may succeed. */
const MAY_STILL_SUCCEED = [401, 408, 425, 429]

/**
 * Returns a function that sends requests which move or record money idempotently: each carries an
 * idempotency key. A retry with the same body after a failure reuses the key; another body, or a
 * request after a success or a refusal, gets a new one.
 */
export function useMoneyRequest() {
  const { keyOf, forget } = useRequestKeys()

  return async <Address extends ApiAddress<'POST'>>(
    path: Address,
    body?: ApiBody<'POST', Address>,
  ): Promise<ApiResponse<'POST', Address>> => {
    const request = [path, body ?? {}]
    try {
      const response = await adminRequest('POST', path, body, {
        headers: { 'Idempotency-Key': keyOf(request) },
      })
      forget(request)
      return response
    } catch (error) {
      if (isRefusal(error)) forget(request)
      throw error
    }
  }
}

/**
 * Returns whether the server has refused for good: with the same key, it would repeat the refusal.
 */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  if (status === null || status >= 500 || MAY_STILL_SUCCEED.includes(status)) return false
  return failureMessage(error, '') !== messages.stillWorking
}
