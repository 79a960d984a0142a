import { execFileSync, type StdioOptions } from 'node:child_process'

/** The name of a user of this machine, or the number where it has none. */
export function userName(uid: number): string {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    return execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8', stdio }).trim()
  } catch {
    return String(uid)
  }
}

/** What to put in front of a command so that this user runs it. */
export function runAs(uid: number): string {
  const name = userName(uid)
  return name === String(uid) ? `sudo -u '#${uid}'` : `sudo -u ${name}`
}
