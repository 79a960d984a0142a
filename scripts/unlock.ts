/**
 * Lets an account log in again at once after too many failed logins, like `npm run admin -- unlock`,
 * but without the server or the database:
 *   npm run unlock -- <username>
 */
import { unlock } from '../src/server/accounts/unlock'
import { runCommand } from './run-command'

await runCommand(main)

async function main([username]: string[]): Promise<number> {
  if (!username) {
    console.error('Name the account: npm run unlock -- <username>')
    return 2
  }
  await unlock(username)
  console.log(`All failed logins of ${username} are forgotten: it may log in again at once.`)
  return 0
}
