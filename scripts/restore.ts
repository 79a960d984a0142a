/**
 * Restores a backup that `npm run backup` made; the site must be stopped and its data empty:
 *   npm run restore -- data/backups/backup-2026-11-23T19-00-00-000Z
 */
import path from 'node:path'
import { getEnv } from '../src/env'
import { describeBackup } from '../src/server/backup/describe-backup'
import { restoreBackup } from '../src/server/backup/restore-backup'
import { runCommand } from './run-command'

const WITHOUT_KEYS = `Next: set SETTINGS_KEY (and PAYLOAD_SECRET) to those of the site that it was made of, in .env or
in secrets.json beside the database; with another SETTINGS_KEY the site does not start where PANs are
stored. Then npm start.`

await runCommand(main)

async function main([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) {
    console.error('Which backup? npm run restore -- <folder of the backup>')
    return 2
  }
  const { manifest, hasLaidKeys } = await restoreBackup(getEnv(), path.resolve(folder))
  console.log(`Restored, and counted again:\n${describeBackup(manifest)}`)
  console.log(
    hasLaidKeys
      ? 'Its keys are in secrets.json beside the database. Next: npm start.'
      : WITHOUT_KEYS,
  )
  return 0
}
