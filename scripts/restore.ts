/**
 * Restores a backup that `npm run backup` made; the site must be stopped and its data empty:
 *   npm run restore -- data/backups/backup-2026-11-23T19-00-00-000Z
 * From the bucket of backups: the first lists them, the second restores one.
 *   npm run restore -- --from-bucket
 *   npm run restore -- --from-bucket backup-2026-11-23T19-00-00-000Z
 */
import path from 'node:path'
import { getEnv } from '../src/env'
import { describeDuties } from '../src/server/backup/after-restore'
import { describeBackup } from '../src/server/backup/describe-backup'
import { restoreBackup } from '../src/server/backup/restore-backup'
import { listBucket, restoreFromBucket } from '../src/server/backup/restore-from-bucket'
import { describeKeys } from '../src/server/backup/restore-keys'
import { runCommand } from './run-command'

const USAGE = `Usage: npm run restore -- <backup folder>
Or: npm run restore -- --from-bucket lists the backups in the bucket; add a name to restore one.`

await runCommand(main)

async function main(args: string[]): Promise<number> {
  const isFromBucket = args[0] === '--from-bucket'
  const [backup, ...more] = isFromBucket ? args.slice(1) : args
  if (isFromBucket && !backup) return printBucket()
  if (!backup || backup.startsWith('-') || more.length > 0) {
    console.error(USAGE)
    return 2
  }
  const { manifest, keys } = isFromBucket
    ? await restoreFromBucket(getEnv(), backup)
    : await restoreBackup(getEnv(), path.resolve(backup))
  console.log(`Restored and verified:\n${describeBackup(manifest)}`)
  console.log(await describeDuties(getEnv(), manifest))
  console.log(describeKeys(getEnv(), keys))
  return 0
}

async function printBucket(): Promise<number> {
  const names = await listBucket(getEnv())
  console.log(names.length > 0 ? names.join('\n') : 'There is no backup in the bucket.')
  return 0
}
