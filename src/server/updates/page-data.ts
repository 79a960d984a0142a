import { isHexNumber } from '@/lib/hex-number'
import { isApiError } from '../http/api-error'
import { wantsUpdatesByKey } from './preferences'

/**
 * Whether the address behind the key of a link gets news, for its page; null if the link was cut. An address
 * that has been erased gets none, and its link tells nobody that it is no longer stored.
 */
export async function readUnsubscribe(key: string): Promise<{ wantsUpdates: boolean } | null> {
  if (!isHexNumber(key)) return null
  try {
    return { wantsUpdates: await wantsUpdatesByKey(key) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { wantsUpdates: false }
  }
}
