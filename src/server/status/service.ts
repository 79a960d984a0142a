import { slugs } from '@/cms/slugs'
import type { JobDto, StatusDto } from '@/domain/responses/status'
import { databaseKind, getEnv, hasMailServer } from '@/env'
import { ownVersion } from '@/lib/own-version'
import { type Job, listJobs, nextRunAt } from '../jobs'
import { getPayloadClient } from '../payload-client'
import { readFullestDisk } from './disk'
import { countMails, readBackup, readWebhook } from './facts'

/**
 * Returns how the site is running: what this server knows about itself, and what the database says.
 * @throws whatever the database throws.
 */
export async function readStatus(now = new Date()): Promise<StatusDto> {
  const [database, disk, mails, webhook, backup] = await Promise.all([
    readDatabase(),
    readFullestDisk(),
    countMails(),
    readWebhook(now),
    readBackup(now),
  ])
  return {
    server: {
      version: ownVersion(),
      node: process.versions.node,
      startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    },
    database,
    disk: disk ?? undefined,
    mail: { hasServer: hasMailServer(getEnv()), ...mails },
    webhook,
    backup,
    jobs: listJobs().map((job) => toJobDto(job, now)),
  }
}

async function readDatabase(): Promise<StatusDto['database']> {
  const payload = await getPayloadClient()
  const askedAt = performance.now()
  await payload.db.count({ collection: slugs.users })
  return {
    kind: databaseKind(getEnv().DATABASE_URI),
    answeredInMs: Math.round(performance.now() - askedAt),
  }
}

function toJobDto(job: Job, now: Date): JobDto {
  const { name, running, endedAt, hasFailed } = job
  return {
    name,
    isRunning: running > 0,
    endedAt: endedAt === undefined ? undefined : new Date(endedAt).toISOString(),
    hasFailed,
    nextAt: new Date(nextRunAt(job, now.getTime())).toISOString(),
  }
}
