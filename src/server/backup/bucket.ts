import path from 'node:path'
import { Readable } from 'node:stream'
import { MINUTE_MS } from '@/domain/durations'
import type { Env } from '@/env'
import { s3ClientConfig } from '@/lib/s3-client-config'
import { readBackupFiles } from './backup-files'
import { timeOfBackup } from './backup-name'
import { newestBackup } from './newest-backup'
import { keptBackups } from './prune-backups'
import { tarBytes, tarOf } from './tar'

const PREFIX = 'backups/'
const ENDING = '.tar'
/** S3 accepts 10,000 parts; two at a time are in memory. */
const MAX_PARTS = 9000
const PART_BYTES = 8 * 1024 * 1024
/**
 * A part may take long on a slow line; a bucket is silent while it joins a large backup's parts.
 */
const SILENCE_MS = 2 * MINUTE_MS

/**
 * Uploads the newest valid backup of a folder (`newestBackup`) to BACKUP_S3_BUCKET as one archive,
 * unless it is there already, and deletes archives that are no longer kept. Does nothing if no
 * bucket is set.
 * @throws whatever the SDK throws; calling it again resumes from there.
 */
export async function copyToBucket(env: Env, folder: string, now: Date): Promise<void> {
  if (!env.BACKUP_S3_BUCKET) return
  const newest = await newestBackup(env, folder, now)
  if (!newest) return
  const bucket = await openBucket(env, env.BACKUP_S3_BUCKET)
  try {
    const key = `${PREFIX}${path.basename(newest.path)}${ENDING}`
    const known = await bucket.list()
    if (!known.includes(key)) {
      await bucket.put(key, newest.path)
      known.push(key)
    }
    for (const old of expiredBackups(known, now)) await bucket.remove(old)
  } finally {
    bucket.close()
  }
}

/** By the same rule as in the folder; objects that are not named like a backup stay. */
function expiredBackups(keys: string[], now: Date): string[] {
  const backups = archivesIn(keys)
  const kept = keptBackups(backups, now)
  return backups.filter((backup) => !kept.has(backup)).map(({ key }) => key)
}

/** Returns the backups among the keys of a bucket, by name. */
export function archivesIn(keys: string[]) {
  return keys.flatMap((key) => {
    const name = key.slice(PREFIX.length, -ENDING.length)
    const createdAt = timeOfBackup(name)
    return createdAt && key.endsWith(ENDING) ? [{ key, name, createdAt }] : []
  })
}

/**
 * Opens a bucket. Loads the SDK on demand, since a site without a bucket does not need it.
 * @param silenceMs after which a bucket that does not respond is given up.
 */
export async function openBucket(env: Env, Bucket: string, silenceMs = SILENCE_MS) {
  const { S3Client, paginateListObjectsV2, DeleteObjectCommand, GetObjectCommand } = await import(
    '@aws-sdk/client-s3'
  )
  const { Upload } = await import('@aws-sdk/lib-storage')
  const client = new S3Client(s3ClientConfig(env, { socketTimeout: silenceMs }))
  return {
    async list(): Promise<string[]> {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: PREFIX },
      )) {
        keys.push(...Contents.flatMap(({ Key }) => (Key ? [Key] : [])))
      }
      return keys
    },
    /** The object appears once all of it has been uploaded. */
    async put(Key: string, folder: string): Promise<void> {
      const entries = await readBackupFiles(folder)
      const partSize = Math.max(PART_BYTES, Math.ceil(tarBytes(entries) / MAX_PARTS))
      const Body = Readable.from(tarOf(entries), { objectMode: false })
      await new Upload({ client, partSize, queueSize: 2, params: { Bucket, Key, Body } }).done()
    },
    /** Streams the archive of a backup. */
    async get(name: string): Promise<Readable> {
      const Key = `${PREFIX}${name}${ENDING}`
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!(Body instanceof Readable)) throw new Error(`${Key} is empty`)
      return Body
    },
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    close: () => client.destroy(),
  }
}
