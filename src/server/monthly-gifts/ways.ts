import { HOUR_MS } from '@/domain/durations'
import type { MonthlyWay } from '@/domain/responses/monthly-gift'
import { isAhead } from '../clock-ahead'
import { logError } from '../log'
import { moveMark, readMark } from '../payments/gateway/gateway-marks'
import { findGateway, type GatewayAccount } from '../payments/gateway/gateway-settings'

/** Subscriptions may be enabled any day, so the account is asked again after this time. */
const ASK_AGAIN_MS = 24 * HOUR_MS
/** A little longer than the interval of asking, so that the result does not flicker. */
const BELIEVED_MS = 26 * HOUR_MS

/**
 * Returns how a donor may give each month: by mandate, or by pledge if there is no gateway or its
 * account has no Subscriptions. An account that has not been asked yet is assumed to have them: the
 * first donor's attempt will tell.
 */
export async function monthlyWay(): Promise<MonthlyWay> {
  const account = await findGateway()
  if (!account?.isActive) return 'pledge'
  const off = await readMark(markName(account, 'off'))
  return isWithin(off, BELIEVED_MS) ? 'pledge' : 'mandate'
}

/** Records whether the account has Subscriptions. */
export async function noteMandates(account: GatewayAccount, hasThem: boolean): Promise<void> {
  await moveMark(markName(account, 'asked'), new Date())
  if (!hasThem) await moveMark(markName(account, 'off'), new Date())
}

/** Asks once a day whether the account has Subscriptions, without creating anything. */
export async function checkMandates(): Promise<void> {
  const account = await findGateway()
  if (!account) return
  const asked = await readMark(markName(account, 'asked'))
  if (isWithin(asked, ASK_AGAIN_MS)) return
  try {
    await noteMandates(account, await account.gateway.hasSubscriptions())
  } catch (error) {
    logError('Could not check whether the account supports Subscriptions', error)
  }
}

/** Whether a mark is no older than that. One in the future, left by a wrong clock, says nothing. */
function isWithin(mark: Date | null, maxAgeMs: number): boolean {
  return mark !== null && !isAhead(mark) && Date.now() - mark.getTime() < maxAgeMs
}

function markName({ keyId }: GatewayAccount, what: 'asked' | 'off'): string {
  return `subscriptions-${what}:${keyId}`
}
