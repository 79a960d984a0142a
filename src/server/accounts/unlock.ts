import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { dataDir, getEnv } from '@/env'
import { errorCode } from '@/lib/error-code'

/** Normalizes a username as Payload compares it. */
export function loginName(username: string): string {
  return username.toLowerCase().trim()
}

/**
 * Forgets all failed logins of a name so far, even in a running server: failures are counted under
 * a key that includes the content of a file, so new content resets every count. A second process
 * could neither reach the counts (in memory) nor open the database (one process per file).
 */
export async function unlock(username: string): Promise<void> {
  const file = stampFile(loginName(username))
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, new Date().toISOString())
}

/** Returns when the name was last unlocked, or '' if never. */
export async function unlockStamp(name: string): Promise<string> {
  try {
    return await fs.readFile(stampFile(name), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}

/** Named by a hash: whatever is typed as a username, the file stays in its folder. */
function stampFile(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 32)
  return path.join(dataDir(getEnv()), 'unlocked', hash)
}
