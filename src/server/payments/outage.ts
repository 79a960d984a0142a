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
 * @returns an ISO date; undefined if all is well or that is unknown.
 */
export async function findOutage(now: Date): Promise<string | undefined> {
  return (await judgeConnection(now)) ?? undefined
}

/**
 * Like `findOutage`, but tells whether all is well.
 * @returns undefined if the lists were walked within the hour; null if nobody knows, as soon after a start or without
 * a gateway that takes new orders.
 */
export async function judgeConnection(now: Date): Promise<string | null | undefined> {
  const settings = await readPaymentSettings(0)
  const account = openGateway(settings)
  if (!account?.isActive) return null
  const isRecent = (ms: number) => now.getTime() - ms < OUTAGE_MS
  const walkedAt = (await readMark(markName(account)))?.getTime()
  if (walkedAt !== undefined && isRecent(walkedAt)) return undefined
  // New keys get an hour for their first walk.
  const savedAt = new Date(settings.updatedAt ?? 0).getTime()
  // Nothing was walked while the site was down.
  const startedAt = Date.now() - process.uptime() * 1000
  if (isRecent(savedAt) || isRecent(startedAt)) return null
  return new Date(walkedAt ?? savedAt).toISOString()
}
