import type { ApiRequestError } from '@/lib/api-client'

/** Loads the API client, which the login pages need only once somebody fills in their form. */
export const loadCalls = () => import('@/lib/api-client')

/** Returns the error response of a failed call; null if there was none. */
export async function refusalOf(error: unknown): Promise<ApiRequestError | null> {
  // Without a connection, this import may fail as well.
  const calls = await loadCalls().catch(() => null)
  return calls && error instanceof calls.ApiRequestError ? error : null
}
