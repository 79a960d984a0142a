import path from 'node:path'
import type { OpenDatabase } from '@/cms/database/open-database'
import { backupDir, getEnv } from '@/env'
import { errorMessage } from '@/lib/error-message'
import type { CommandResult } from '../command-result'
import { BackupError, sentenceOf } from './backup-error'
import { copyToBucket } from './bucket'
import { describeBackup } from './describe-backup'
import { makeBackup } from './make-backup'
import type { Pruned } from './prune-backups'

const WITH_KEY = '--with-key'

const USAGE = `npm run backup [-- <folder>] [${WITH_KEY}]

Backs up the database and the pictures to the folder or to BACKUP_DIR, and verifies the backup.
${WITH_KEY} adds the keys that decrypt the PANs and the gateway's secrets in it. With BACKUP_PASSPHRASE
the backup is encrypted and includes the keys.`

/**
 * Runs `npm run backup` on an open database.
 * @param args the arguments after `--`.
 */
export async function runBackup(args: string[], database: OpenDatabase): Promise<CommandResult> {
  const [folder, ...more] = args.filter((arg) => arg !== WITH_KEY)
  const isWrong = folder === '' || folder?.startsWith('-')
  if (isWrong || more.length > 0) return { exitCode: 2, text: USAGE }
  const env = getEnv()
  try {
    const target = folder ? path.resolve(folder) : backupDir(env)
    const withKeys = args.includes(WITH_KEY)
    const made = await makeBackup(env, database, { folder: target, withKeys })
    const text = `Backup made and verified: ${made.path}\n${describeBackup(made.manifest)}${describePruned(made)}`
    try {
      await copyToBucket(env, target, new Date())
    } catch (error) {
      const reason = `It was not uploaded to the bucket: ${sentenceOf(error)} Check BACKUP_S3_BUCKET and the S3_… settings, then run this again.`
      return { exitCode: 1, text: `${text}\n${reason}`, wrote: made.path }
    }
    return { exitCode: 0, text, wrote: made.path }
  } catch (error) {
    if (error instanceof BackupError) return { exitCode: 1, text: error.message }
    return { exitCode: 1, text: `No backup was made: ${errorMessage(error)}` }
  }
}

function describePruned({ removed, pruneError }: Pruned): string {
  return [
    removed > 0 ? `\n  Removed   ${removed} older ${removed === 1 ? 'backup' : 'backups'}` : '',
    pruneError === undefined
      ? ''
      : `\n  Not removed: older backups that are no longer needed (${errorMessage(pruneError)}). Delete them yourself, or make the site's user their owner.`,
  ].join('')
}
