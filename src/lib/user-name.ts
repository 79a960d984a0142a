import { execFileSync, type StdioOptions } from 'node:child_process'

/** Returns a system user's name, or the user id if it has no name. */
export function userName(uid: number): string {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    return execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8', stdio }).trim()
  } catch {
    return String(uid)
  }
}

/** Returns the `sudo` prefix that runs a command as this user. */
export function sudoPrefix(uid: number): string {
  const name = userName(uid)
  return name === String(uid) ? `sudo -u '#${uid}'` : `sudo -u ${name}`
}
