import type { AlertFacts } from '@/domain/alert'
import { getEnv, siteUrl } from '@/env'
import { findSilence } from '../home/waiting'
import { countStuckPayments } from '../payments/stuck'
import { readFullestDisk } from '../status/disk'
import { readBackup } from '../status/facts'
import { certificateEnd } from './certificate'

/**
 * What can be told about the site now.
 * @throws what the database throws.
 */
export async function readAlertFacts(now: Date): Promise<AlertFacts> {
  const [stuck, silence, disk, backup, certificateEndsAt] = await Promise.all([
    countStuckPayments(now),
    findSilence(now),
    readFullestDisk(),
    readBackup(),
    certificateEnd(siteUrl(getEnv())),
  ])
  return {
    stuckPayments: Object.values(stuck).reduce((sum, count) => sum + count, 0),
    untoldPayments: silence?.payments ?? 0,
    disk,
    backup,
    upForMs: process.uptime() * 1000,
    certificateEndsAt,
  }
}
