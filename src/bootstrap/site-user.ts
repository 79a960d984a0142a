import fs from 'node:fs'
import { dataDir, type Env } from '@/env'
import { canWriteIn, nearestExisting } from '@/lib/private-files'
import { runAs, userName } from '@/lib/user-name'
import { StartError } from './start-error'

const ENV_FILE = '.env'
const ROOT = 0

/**
 * Reads `.env`, where there is one, into the environment.
 * @throws StartError where this user may not read it.
 */
export function loadEnvFile(): void {
  if (!fs.existsSync(ENV_FILE)) return
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
  process.loadEnvFile(ENV_FILE)
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
