/**
 * Backs up the database and the pictures:
 *   npm run backup -- /media/disk/backups
 * If the server is running, it makes the backup; otherwise this process does, without migrating the
 * database or filling an empty one.
 */
import path from 'node:path'
import { ensureSecrets } from '../src/bootstrap/secrets'
import { isDatabaseEmpty } from '../src/cms/database/database-copy'
import { closeDatabase, openDatabase } from '../src/cms/database/open-database'
import { getEnv } from '../src/env'
import { asSeenFromHere } from '../src/server/as-seen-from-here'
import { runBackup } from '../src/server/backup/command'
import { askServer } from '../src/server/command-socket'
import { printResult, runCommand } from './run-command'

await runCommand(main)

async function main(given: string[]): Promise<number> {
  // The server may run in another folder.
  const args = given.map((arg) => (arg.startsWith('-') ? arg : path.resolve(arg)))
  const result = await askServer(getEnv(), 'backup', args)
  return printResult(result ? asSeenFromHere(result) : await workAlone(args))
}

async function workAlone(args: string[]) {
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
