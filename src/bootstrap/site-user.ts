import fs from 'node:fs'
import { parseEnv } from 'node:util'
import { dataDir, type Env } from '@/env'
import { canWriteIn, nearestExisting } from '@/lib/private-files'
import { runAs, userName } from '@/lib/user-name'
import { StartError } from './start-error'

const ENV_FILE = '.env'
/** Next would read these as well, and only what runs within it would know their settings. */
const OTHER_ENV_FILES = ['production', 'development'].flatMap((mode) => [
  `${ENV_FILE}.local`,
  `${ENV_FILE}.${mode}`,
  `${ENV_FILE}.${mode}.local`,
])
const BYTE_ORDER_MARK = /^\uFEFF/
const ROOT = 0

/**
 * Reads `.env`, where there is one, into the environment; what is set there already stays.
 * @throws StartError where this user may not read it, it is no UTF-8, or there are settings in a file beside it.
 */
export function loadEnvFile(): void {
  const other = OTHER_ENV_FILES.find((file) => fs.existsSync(file))
  if (other) {
    throw new StartError(
      `${other} is not used here: move its settings into ${ENV_FILE}, and delete it.`,
    )
  }
  for (const [name, value] of Object.entries(parseEnv(readEnvFile()))) process.env[name] ??= value
}

/**
 * Reads `.env`.
 * @returns its text, or '' if there is no such file.
 * @throws StartError as `loadEnvFile`.
 */
export function readEnvFile(): string {
  if (!fs.existsSync(ENV_FILE)) return ''
  assertMayReadEnvFile()
  const text = fs.readFileSync(ENV_FILE, 'utf8').replace(BYTE_ORDER_MARK, '')
  // UTF-16, as some editors of Windows write it.
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
      `${userName(me)} may not read .env. Where that is the user of the site, give it to them: sudo chown ${userName(me)} .env; sudo chmod 600 .env`,
    )
  }
}

/**
 * Makes sure that a command runs as the user that the data belong to: the site could not write what
 * anybody else leaves in them.
 * @throws StartError that names the right user.
 */
export function assertSiteUser(env: Env): void {
  const me = process.getuid?.()
  const folder = dataDir(env)
  // Root makes the folder where it is missing; others fail by themselves then.
  const place = me === ROOT ? nearestExisting(folder) : folder
  if (me === undefined || !fs.existsSync(place)) return
  const { uid } = fs.statSync(place)
  if (uid === me || (me !== ROOT && canWriteIn(place))) return
  throw wrongUser(place, uid, me)
}

function wrongUser(place: string, owner: number, me: number): StartError {
  return new StartError(
    `${place} belongs to ${userName(owner)}, and this runs as ${userName(me)}. Put this in front of the command: ${runAs(owner)}`,
  )
}
