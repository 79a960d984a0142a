/**
 * Backs up the database and the pictures:
 *   npm run backup -- /media/disk/backups
 * If the server is running, it makes the backup; otherwise this process does, without migrating the
 * database or filling an empty one.
 */
import { ensureSecrets } from '../src/bootstrap/secrets'
import { isDatabaseEmpty } from '../src/cms/database/database-copy'
import { closeDatabase, openDatabase } from '../src/cms/database/open-database'
import { getEnv } from '../src/env'
import { runBackup } from '../src/server/backup/command'
import type { CommandResult } from '../src/server/command-result'
import { runCommand } from './run-command'
import { runOnServerOrHere } from './run-on-server-or-here'

await runCommand((args) => runOnServerOrHere('backup', args, workAlone))

async function workAlone(args: string[]): Promise<CommandResult> {
  const uri = getEnv().DATABASE_URI
  const database = (await isDatabaseEmpty(uri)) ? null : await openDatabase(uri)
  if (!database) {
    return { exitCode: 1, text: 'There is no database yet at DATABASE_URI: nothing to back up.' }
  }
  try {
    if (args.includes('--with-key') || getEnv().BACKUP_PASSPHRASE) await ensureSecrets(getEnv())
    return await runBackup(args, database)
  } finally {
    await closeDatabase(database)
  }
}
