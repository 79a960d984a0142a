import type { AlertFacts } from '@/domain/alert'
import { getEnv, isHttps, siteUrl } from '@/env'
import { findSilence } from '../home/waiting'
import { judgeConnection } from '../payments/outage'
import { countStuckPayments } from '../payments/stuck'
import { readFullestDisk } from '../status/disk'
import { readBackup } from '../status/facts'
import { readCertificateEnd } from '../tls-certificate'

/**
 * Reads what alerts are judged by, as of now.
 * @throws whatever the database throws.
 */
export async function readAlertFacts(now: Date): Promise<AlertFacts> {
  const [stuck, outageSince, silence, disk, backup, certificateEndsAt] = await Promise.all([
    countStuckPayments(now),
    judgeConnection(now),
    findSilence(now),
    readFullestDisk(),
    readBackup(now),
    certificateEnd(),
  ])
  return {
    stuckPayments: Object.values(stuck).reduce((sum, count) => sum + count, 0),
    outageSince,
    paymentsWithoutEvent: silence?.payments ?? 0,
    disk,
    backup,
    upForMs: process.uptime() * 1000,
    certificateEndsAt,
  }
}

/**
 * Returns an ISO date, in the past if the certificate has expired; null without https, or if the
 * address does not answer.
 */
async function certificateEnd(): Promise<string | null> {
  const env = getEnv()
  if (!isHttps(env)) return null
  const end = await readCertificateEnd(siteUrl(env), { mustBeTrusted: false }).catch(() => null)
  return end?.toISOString() ?? null
}
