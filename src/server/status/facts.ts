import type { Where } from 'payload'
import { slugs } from '@/cms/slugs'
import { LATE_AFTER_TRIES } from '@/domain/mail'
import type { StatusDto } from '@/domain/responses/status'
import { backupDir, getEnv } from '@/env'
import { newestBackupTime } from '../backup/backup-name'
import { countAll, findFirst } from '../documents/records'
import { findGateway } from '../payments/gateway/gateway-settings'
import { findOutage } from '../payments/outage'

const IS_WAITING: Where = { status: { in: ['waiting', 'sending'] } }

/** Counts the mails waiting in the outbox, the late ones among them, and those given up. */
export async function countMails(): Promise<Omit<StatusDto['mail'], 'hasServer'>> {
  const [waiting, late, givenUp] = await Promise.all([
    countAll({ collection: slugs.mails, where: IS_WAITING }),
    countLateMails(),
    countAll({ collection: slugs.mails, where: { status: { equals: 'given-up' } } }),
  ])
  return { waiting, late, givenUp }
}

/** Counts mails that have failed for over an hour and are still retried. */
export function countLateMails(): Promise<number> {
  const isLate: Where = { tries: { greater_than_equal: LATE_AFTER_TRIES } }
  return countAll({ collection: slugs.mails, where: { and: [IS_WAITING, isLate] } })
}

/** Reads whether a gateway is set up, when its last message came, and since when it is down. */
export async function readWebhook(now: Date): Promise<StatusDto['webhook']> {
  const [gateway, last, outageSince] = await Promise.all([
    findGateway(),
    findFirst(slugs.gatewayEvents, {}, '-createdAt'),
    findOutage(now),
  ])
  return { hasGateway: gateway !== null, lastAt: last?.createdAt, outageSince }
}

/** Reads whether the site makes daily backups, and when the newest was made. */
export async function readBackup(now: Date): Promise<{ isDaily: boolean; lastAt?: string }> {
  const env = getEnv()
  const lastAt = await newestBackupTime(backupDir(env), now)
  return { isDaily: env.BACKUP_DAILY === 'on', lastAt }
}
