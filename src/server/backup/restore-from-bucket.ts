import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Env } from '@/env'
import { BackupError, sentenceOf } from './backup-error'
import { timeOfBackup } from './backup-name'
import { archivesIn, openBucket } from './bucket'
import { readManifest } from './manifest'
import { assertEmpty, type Restored, restoreBackup } from './restore-backup'
import { withScratch } from './scratch'

/**
 * Lists the names of the backups in BACKUP_S3_BUCKET, newest first.
 * @throws BackupError if no bucket is set or it does not respond.
 */
export async function listBucket(env: Env): Promise<string[]> {
  return withBucket(env, async (bucket) =>
    archivesIn(await bucket.list())
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ name }) => name),
  )
}

/**
 * Restores a backup from BACKUP_S3_BUCKET. Its archive is unpacked while it downloads, still
 * encrypted, and removed afterwards.
 * @throws BackupError like `restoreBackup` and `listBucket`, and if the backup is not encrypted:
 * anybody who can write to the bucket could have put it there.
 */
export async function restoreFromBucket(env: Env, name: string): Promise<Restored> {
  if (!timeOfBackup(name)) {
    throw new BackupError(
      `There is no backup named ${name}: npm run restore -- --from-bucket lists them.`,
    )
  }
  // Before the download, which may take hours.
  await assertEmpty(env)
  return withScratch(env, async (scratch) => {
    await withBucket(env, async (bucket) => {
      const { extract } = await import('tar')
      const isWanted = (_path: string, entry: object) =>
        'type' in entry && (entry.type === 'File' || entry.type === 'Directory')
      const unpack = extract({ cwd: scratch, strict: true, filter: isWanted })
      await pipeline(await archiveOf(bucket, name), unpack)
    })
    const folder = path.join(scratch, name)
    await fs.access(folder).catch(() => {
      throw new BackupError(`The archive in the bucket does not contain ${name}.`)
    })
    if (!(await readManifest(folder)).encryption) {
      throw new BackupError('This backup is not encrypted, so it is not from this site.')
    }
    return restoreBackup(env, folder)
  })
}

type Bucket = Awaited<ReturnType<typeof openBucket>>

async function archiveOf(bucket: Bucket, name: string): Promise<Readable> {
  try {
    return await bucket.get(name)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'NoSuchKey')) throw error
    throw new BackupError(
      `There is no ${name} in the bucket: npm run restore -- --from-bucket lists what is there.`,
    )
  }
}

async function withBucket<Result>(
  env: Env,
  work: (bucket: Bucket) => Promise<Result>,
): Promise<Result> {
  if (!env.BACKUP_S3_BUCKET) throw new BackupError('No bucket is set: set BACKUP_S3_BUCKET.')
  const bucket = await openBucket(env, env.BACKUP_S3_BUCKET)
  try {
    return await work(bucket)
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(
      `The backup could not be fetched from the bucket: ${sentenceOf(error)} Check BACKUP_S3_BUCKET and the S3_… settings.`,
    )
  } finally {
    bucket.close()
  }
}
