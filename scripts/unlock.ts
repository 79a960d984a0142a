/**
 * Lets an account log in again at once after too many failed logins, like `npm run admin -- unlock`,
 * but without the server or the database:
 *   npm run unlock -- <username>
 */
import { unlock } from '../src/server/accounts/unlock'
import { runCommand } from './run-command'

await runCommand(main)

async function main([username, ...more]: string[]): Promise<number> {
  if (!username || more.length > 0) {
    console.error('Usage: npm run unlock -- <username>')
    return 2
  }
  await unlock(username)
  console.log(
    `Cleared all failed logins of ${username} on this machine. If there is such an account, it can log in again now.`,
  )
  return 0
}
