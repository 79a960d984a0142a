import type { MyGiftDto } from '@/domain/responses/monthly-gift'
import { isApiError } from '../http/api-error'
import { limitRequests } from '../http/rate-limits'
import { getMyGift } from './my-gift'

/**
 * Reads the monthly gift behind a link in a mail, for its page.
 * @returns `tooMany` over the rate limit, null if the link is not valid.
 */
export async function readMyGift({
  key,
  headers,
}: {
  key: string
  headers: Headers
}): Promise<MyGiftDto | 'tooMany' | null> {
  try {
    await limitRequests({ headers }, 'myGift')
    return await getMyGift(key)
  } catch (error) {
    if (!isApiError(error)) throw error
    return error.status === 429 ? 'tooMany' : null
  }
}
