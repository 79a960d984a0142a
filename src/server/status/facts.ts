import { slugs } from '@/cms/slugs'
import type { StatusDto } from '@/domain/responses/status'
import { backupDir, getEnv } from '@/env'
import { newestBackupTime } from '../backup/backup-name'
import { countAll, findFirst } from '../documents/records'
import { findGateway } from '../payments/gateway/gateway-settings'
import { findOutage } from '../payments/outage'

/** How many mails wait in the outbox, and how many were given up. */
export async function countMails(): Promise<{ waiting: number; givenUp: number }> {
  const [waiting, givenUp] = await Promise.all(
    [['waiting', 'sending'], ['given-up']].map((status) =>
      countAll({ collection: slugs.mails, where: { status: { in: status } } }),
    ),
  )
  return { waiting: waiting ?? 0, givenUp: givenUp ?? 0 }
}

/** Whether a payment gateway is set up, when it last sent a message, and since when it does not answer. */
export async function readWebhook(now: Date): Promise<StatusDto['webhook']> {
  const [gateway, last, outageSince] = await Promise.all([
    findGateway(),
    findFirst(slugs.gatewayEvents, {}, '-createdAt'),
    findOutage(now),
  ])
  return { hasGateway: gateway !== null, lastAt: last?.createdAt, outageSince }
}

/** Whether the site makes a backup a day, and of when the newest is. */
export async function readBackup(now: Date): Promise<{ isDaily: boolean; lastAt?: string }> {
  const env = getEnv()
  const lastAt = await newestBackupTime(backupDir(env), now)
  return { isDaily: env.BACKUP_DAILY === 'on', lastAt }
}
