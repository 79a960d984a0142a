/**
 * Encrypts stored data with a new SETTINGS_KEY, with the site stopped: docs/running/keys.md.
 *   NEW_SETTINGS_KEY in .env, then npm run rotate-key
 * `--conditions=production` in package.json is explained in admin.ts.
 */
import { fillInKeptSecrets, keepSettingsKey } from '../src/bootstrap/secrets'
import { hasAccounts } from '../src/cms/database/encryption/stored-keys'
import { closeDatabase, type OpenDatabase, openDatabase } from '../src/cms/database/open-database'
import { hasRunningServer } from '../src/cms/database/running-servers'
import { getEnv, secretsFile } from '../src/env'
import { isServerRunning } from '../src/server/command-socket'
import { runCommand } from './run-command'

await runCommand(main)

async function main(args: string[]): Promise<number> {
  const { SETTINGS_KEY, NEW_SETTINGS_KEY, DATABASE_URI } = getEnv()
  if (args.length > 0) {
    console.error('Usage: npm run rotate-key, with the new key in .env as NEW_SETTINGS_KEY')
    return 2
  }
  if (!NEW_SETTINGS_KEY) {
    console.error(
      'Put the new key into .env first: NEW_SETTINGS_KEY=… (openssl rand -hex 32 generates one).',
    )
    return 2
  }
  if (await isServerRunning(getEnv())) {
    console.error('The site is running: stop it first, on all servers.')
    return 1
  }
  fillInKeptSecrets(getEnv())
  const { SETTINGS_KEY: oldKey } = getEnv()
  if (!oldKey) {
    console.error(
      'SETTINGS_KEY is neither in .env nor in secrets.json, and without the old key nothing can be encrypted again: see docs/running/keys.md.',
    )
    return 1
  }
  // On an empty MongoDB (a mistyped address), nothing would be encrypted, but the key would change.
  const database = (await hasAccounts(DATABASE_URI)) && (await openDatabase(DATABASE_URI))
  if (!database) {
    console.error(
      'There is no site yet in the database at DATABASE_URI. For a new site, remove NEW_SETTINGS_KEY from .env.',
    )
    return 1
  }
  if (await hasRunningServer(database)) {
    console.error(
      'The site is still running on another server: stop it there, too. If it did not stop by itself, wait a minute.',
    )
    await closeDatabase(database)
    return 1
  }
  const { rotateKey } = await import('../src/server/rotate-key/rotate-key')
  const { written, unreadable } = await rotateKey(database, { old: oldKey, new: NEW_SETTINGS_KEY })
  console.log(`Re-encrypted with the new key: ${written} stored values.`)
  if (unreadable > 0)
    console.log(
      `Neither key opens ${unreadable} other values, which were unusable before: they are unchanged.`,
    )
  if (oldKey === NEW_SETTINGS_KEY) {
    console.log('NEW_SETTINGS_KEY is already the key of this site: remove that line from .env.')
  } else if (SETTINGS_KEY === undefined) {
    keepSettingsKey(getEnv(), NEW_SETTINGS_KEY)
    console.log(`Now remove NEW_SETTINGS_KEY from .env: both keys are in ${secretsFile(getEnv())}.`)
  } else {
    console.log(
      'Now set SETTINGS_KEY in .env to the value of NEW_SETTINGS_KEY, and remove that line.',
    )
  }
  console.log('Earlier unencrypted backups need the old key: keep it, and make a new backup.')
  const isCompact = await compact(database)
  await closeDatabase(database)
  return isCompact ? 0 : 1
}

/** Compacts the database: SQLite leaves overwritten data in free pages until VACUUM rewrites the file. */
async function compact(database: OpenDatabase): Promise<boolean> {
  if (database.kind === 'mongodb') return true
  try {
    await database.client.execute('VACUUM')
    return true
  } catch (error) {
    console.error(
      `SQLite could not rewrite its file, which may still contain values that the old key opens (${error instanceof Error ? error.message : error}). Free as much disk space as the file takes, then run this again.`,
    )
    return false
  }
}
