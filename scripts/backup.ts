/**
 * A backup of the database and the pictures:
 *   npm run backup -- /media/disk/backups
 * Beside the running server the server makes it; with the server stopped it is made here, without
 * migrating the database or filling an empty one.
 */
import fs from 'node:fs'
import path from 'node:path'
import { ensureSecrets } from '../src/bootstrap/secrets'
import { closeDatabase, openDatabase } from '../src/cms/database/open-database'
import { DatabaseInUseError } from '../src/cms/database/sqlite-lock'
import { EnvError, getEnv } from '../src/env'
import { runBackup } from '../src/server/backup/command'
import { askServer } from '../src/server/command-socket'

if (fs.existsSync('.env')) process.loadEnvFile('.env')
Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'error' })

try {
  process.exit(await main(process.argv.slice(2)))
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof DatabaseInUseError
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

async function main(given: string[]): Promise<number> {
  // The server may work in another folder.
  const args = given.map((arg) => (arg.startsWith('-') ? arg : path.resolve(arg)))
  const { exitCode, text } = (await askServer(getEnv(), 'backup', args)) ?? (await workAlone(args))
  if (exitCode === 0) console.log(text)
  else console.error(text)
  return exitCode
}

async function workAlone(args: string[]) {
  const database = await openDatabase(getEnv().DATABASE_URI)
  if (!database) {
    return { exitCode: 1, text: 'There is no database yet at DATABASE_URI: nothing to back up.' }
  }
  if (args.includes('--with-key')) ensureSecrets(getEnv())
  try {
    return await runBackup(args, database)
  } finally {
    await closeDatabase(database)
  }
}
