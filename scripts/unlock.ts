/**
 * Lets an account log in again at once after too many failed logins, as `npm run admin -- unlock`
 * does, with neither the server nor the database:
 *   npm run unlock -- <username>
 */
import fs from 'node:fs'
import { unlock } from '../src/server/accounts/unlock'

if (fs.existsSync('.env')) process.loadEnvFile('.env')
const username = process.argv[2]
if (username) {
  await unlock(username)
  console.log(`All failed logins of ${username} are forgotten: it may log in again at once.`)
} else {
  console.error('Which account? npm run unlock -- <username>')
  process.exitCode = 2
}
