import { isApiError } from '../http/api-error'
import { wantsUpdatesByKey } from './preferences'

/**
 * Whether the address behind the key of a link gets news, for its page; null if it is not valid.
 */
export async function readUnsubscribe(key: string): Promise<{ wantsUpdates: boolean } | null> {
  try {
    return { wantsUpdates: await wantsUpdatesByKey(key) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return null
  }
}
