import type { SpamReason } from '@/domain/spam-trap'
import { logInfo } from '../log'

/**
 * Logs what the spam trap caught.
 * @returns whether it caught anything, for storage.
 */
export function noteSpam(reason: SpamReason | null): boolean {
  if (reason) logInfo('A submission looks like spam', { reason })
  return reason !== null
}
