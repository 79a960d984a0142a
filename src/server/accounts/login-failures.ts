import { MINUTE_MS } from '@/domain/durations'
import { requestContext } from '@/lib/request-context'
import { recordAudit } from '../audit/record-audit'
import { getLimiter, hiddenKey, tryToConsume } from '../http/rate-limits'
import { logError } from '../log'

/** One entry per name and network in this time: further failures belong to the same attack. */
const WINDOW_MS = 10 * MINUTE_MS
/** For all names and networks together: a flood must not fill the disk. */
const ENTRY_LIMIT = { points: 200, seconds: 60 * 60, isFixed: true } as const
const MAX_NAME_LENGTH = 100

/**
 * Notes a failed login in the audit log. A flood adds one entry per name and network in ten
 * minutes, and at most 200 an hour.
 * @param username as typed.
 */
export async function recordLoginFailure(username: string): Promise<void> {
  const label = username.trim().slice(0, MAX_NAME_LENGTH)
  const network = requestContext()?.network ?? 'unknown'
  const window = Math.floor(Date.now() / WINDOW_MS)
  const key = `login-${hiddenKey(label.toLowerCase(), network)}-${window}`
  try {
    if (!(await isFirst(key))) return
    await recordAudit({ action: 'failed', subject: 'login', label, key })
  } catch (error) {
    // The login is reported as failed whether or not it could be noted.
    logError('A failed login could not be recorded', error)
  }
}

async function isFirst(key: string): Promise<boolean> {
  const once = { points: 1, seconds: WINDOW_MS / 1000, isFixed: true } as const
  if (!(await tryToConsume(await getLimiter('login-noted', once), key))) return false
  return tryToConsume(await getLimiter('logins-noted', ENTRY_LIMIT), 'all')
}
