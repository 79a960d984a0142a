import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import {
  databaseKind,
  databasePath,
  dataDir,
  type Env,
  incomingDir,
  privateMediaDir,
  publicMediaDir,
} from '@/env'
import { canWriteIn, nearestExisting } from '@/lib/private-files'
import { sudoPrefix, userName } from '@/lib/user-name'
import { StartError } from './start-error'

const ENV_FILE = '.env'
/** Next would read these as well, but only code that runs within Next would know their settings. */
const OTHER_ENV_FILES = ['production', 'development'].flatMap((mode) => [
  `${ENV_FILE}.local`,
  `${ENV_FILE}.${mode}`,
  `${ENV_FILE}.${mode}.local`,
])
const BYTE_ORDER_MARK = /^\uFEFF/
const ROOT = 0

/**
 * Reads `.env`, if there is one, into the environment; variables that are already set stay.
 * @throws StartError if this user may not read it, it is not UTF-8, or a similar file next to it
 * has settings.
 */
export function loadEnvFile(): void {
  const other = OTHER_ENV_FILES.find((file) => fs.existsSync(file))
  if (other) {
    throw new StartError(
      `${other} is not used here: move its settings to ${ENV_FILE} and delete it.`,
    )
  }
  for (const [name, value] of Object.entries(parseEnv(readEnvFile()))) process.env[name] ??= value
}

/**
 * Reads `.env`.
 * @returns its text, or '' if there is no such file.
 * @throws StartError like `loadEnvFile`.
 */
export function readEnvFile(): string {
  if (!fs.existsSync(ENV_FILE)) return ''
  assertMayReadEnvFile()
  const text = fs.readFileSync(ENV_FILE, 'utf8').replace(BYTE_ORDER_MARK, '')
  // UTF-16, as some Windows editors write it.
  if (text.includes('\0')) throw new StartError(`${ENV_FILE} must be saved as UTF-8`)
  return text
}

function assertMayReadEnvFile(): void {
  try {
    // Node reports a file that this user may not read as missing.
    fs.accessSync(ENV_FILE, fs.constants.R_OK)
  } catch {
    const { uid } = fs.statSync(ENV_FILE)
    const me = process.getuid?.() ?? uid
    if (uid !== me && uid !== ROOT) throw wrongUser(ENV_FILE, uid, me)
    throw new StartError(
      `${userName(me)} may not read .env. If that is the user of the site, change the owner: sudo chown ${userName(me)} .env; sudo chmod 600 .env`,
    )
  }
}

/**
 * Checks that a command runs as the user who owns the data: the site could not write files that
 * anybody else creates there.
 * @throws StartError that names the right user, and like `assertMayUseData`.
 */
export function assertSiteUser(env: Env): void {
  const me = process.getuid?.()
  const folder = dataDir(env)
  // Root would create the folder if it is missing; for others that fails by itself.
  const place = me === ROOT ? nearestExisting(folder) : folder
  if (me === undefined || !fs.existsSync(place)) return
  const { uid } = fs.statSync(place)
  if (uid !== me && (me === ROOT || !canWriteIn(place))) throw wrongUser(place, uid, me)
  assertMayUseData(env)
}

/**
 * Checks that this user may use what an earlier start created: one as another user, such as root, leaves files
 * that ours cannot write.
 * @throws StartError that names these files and says how to change their owner.
 */
export function assertMayUseData(env: Env): void {
  const me = process.getuid?.()
  const denied = ownEntries(env).filter((entry) => fs.existsSync(entry) && !mayUse(entry))
  if (me === undefined || denied.length === 0) return
  const [user, entries] = [userName(me), denied.join(' ')]
  throw new StartError(
    `${user} may not use ${denied.join(' and ')}. If that is the user of the site, change the owner: sudo chown -R ${user} ${entries}; sudo chmod -R u+rwX ${entries}`,
  )
}

function ownEntries(env: Env): string[] {
  const database =
    databaseKind(env.DATABASE_URI) === 'sqlite' ? databasePath(env.DATABASE_URI) : null
  return [
    ...(database
      ? ['', '-wal', '-shm', '.lock', '.lock-journal'].map((ending) => `${database}${ending}`)
      : []),
    ...['admin', 'mails'].map((name) => path.join(dataDir(env), name)),
    incomingDir(env),
    ...(env.S3_BUCKET ? [] : [publicMediaDir(env), privateMediaDir(env)]),
  ]
}

function mayUse(entry: string): boolean {
  const { R_OK, W_OK, X_OK } = fs.constants
  try {
    fs.accessSync(entry, R_OK | W_OK | (fs.statSync(entry).isDirectory() ? X_OK : 0))
    return true
  } catch {
    return false
  }
}

function wrongUser(place: string, owner: number, me: number): StartError {
  return new StartError(
    `${place} belongs to ${userName(owner)}, but this runs as ${userName(me)}. Prefix the command with: ${sudoPrefix(owner)}`,
  )
}
