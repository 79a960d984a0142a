/**
 * Moves everything stored to the other kind of database, with the site stopped:
 *   npm run move -- mongodb://localhost:27017/manavta
 *   npm run move -- file:./data/site.db
 * `--conditions=production` in package.json is explained in admin.ts.
 */
import { ensureSecrets } from '../src/bootstrap/secrets'
import { isDatabaseEmpty } from '../src/cms/database/database-copy'
import { getEnv } from '../src/env'
import { isServerRunning } from '../src/server/command-socket'
import { keysAfterMove } from '../src/server/move/keys'
import { runCommand } from './run-command'

await runCommand(main)

async function main([target, ...more]: string[]): Promise<number> {
  if (!target || target.startsWith('-') || more.length > 0) {
    console.error('Usage: npm run move -- <address of an empty database>')
    return 2
  }
  if (await isServerRunning(getEnv())) {
    console.error('The site is running: stop it first, on all servers.')
    return 1
  }
  if (await isDatabaseEmpty(getEnv().DATABASE_URI)) {
    console.error('There is no database yet at DATABASE_URI: nothing to move.')
    return 1
  }
  await ensureSecrets(getEnv())
  const keys = keysAfterMove(getEnv(), target, { isFolderSet: Boolean(process.env.DATA_DIR) })
  const { moveDatabase } = await import('../src/server/move/move-database')
  const moved = await moveDatabase(getEnv(), target, {
    report: console.log,
    beforeFinish: keys.lay,
  })
  for (const { name, count } of moved.filter((part) => part.count > 0)) {
    console.log(`  ${name.padEnd(36)} ${count}`)
  }
  console.log(`Moved and compared. The old database is unchanged.\n${keys.next}`)
  return 0
}
