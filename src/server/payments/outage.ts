import { HOUR_MS } from '@/domain/durations'
import { readPaymentSettings } from '../payment-settings/read'
import { readMark } from './gateway/gateway-marks'
import { openGateway } from './gateway/open-gateway'
import { markName } from './sweep'

/** A walk is due every fifteen minutes: four failures in a row are no coincidence. */
const OUTAGE_MS = HOUR_MS

/**
 * Returns since when the gateway's lists could not be walked, if that is over an hour: the gateway
 * refuses the keys or cannot be reached, so online payments fail as well.
 * @returns an ISO date; undefined if all is well, and without a gateway that takes new orders.
 */
export async function findOutage(now: Date): Promise<string | undefined> {
  const settings = await readPaymentSettings(0)
  const account = openGateway(settings)
  if (!account?.isActive) return undefined
  // New keys get an hour for their first walk.
  const savedAt = new Date(settings.updatedAt ?? 0).getTime()
  const since = (await readMark(markName(account)))?.getTime() ?? savedAt
  // Nothing was walked while the site was down.
  const startedAt = Date.now() - process.uptime() * 1000
  if (now.getTime() - Math.max(since, savedAt, startedAt) < OUTAGE_MS) return undefined
  return new Date(since).toISOString()
}
