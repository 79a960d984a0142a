import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { dataDir, getEnv } from '@/env'
import { errorCode } from '@/lib/error-code'

/** A username as Payload compares it. */
export function loginName(username: string): string {
  return username.toLowerCase().trim()
}

/**
 * Frees a name of all failed logins so far, in a server that may be running meanwhile: it is a file
 * whose content is part of what failures are counted under, so new content resets every count. A
 * second process could not reach the counts (memory) nor open the database (one process a file).
 */
export async function unlock(username: string): Promise<void> {
  const file = stampFile(loginName(username))
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, new Date().toISOString())
}

/** When the name was last unlocked, or '' where it never was. */
export async function unlockStamp(name: string): Promise<string> {
  try {
    return await fs.readFile(stampFile(name), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}

/** A hash as its name: whatever is typed as a username, the file stays in its folder. */
function stampFile(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 32)
  return path.join(dataDir(getEnv()), 'unlocked', hash)
}
