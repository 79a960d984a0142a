/**
 * Exports everything that a foundation has stored, so that it can move to another program:
 *   npm run export -- /media/disk/everything
 * If the server is running, it makes the export; otherwise this process does.
 * `--conditions=production` in package.json is explained in admin.ts.
 */
import path from 'node:path'
import { ensureSecrets } from '../src/bootstrap/secrets'
import { isDatabaseEmpty } from '../src/cms/database/database-copy'
import { getEnv } from '../src/env'
import { asSeenFromHere } from '../src/server/as-seen-from-here'
import { askServer, runAsCommand } from '../src/server/command-socket'
import { printResult, runCommand } from './run-command'

await runCommand(main)

async function main(given: string[]): Promise<number> {
  // The server may run in another folder.
  const args = given.map((arg) => (arg.startsWith('-') ? arg : path.resolve(arg)))
  const result = await askServer(getEnv(), 'export', args)
  return printResult(result ? asSeenFromHere(result) : await workAlone(args))
}

async function workAlone(args: string[]) {
  if (await isDatabaseEmpty(getEnv().DATABASE_URI)) {
    return { exitCode: 1, text: 'There is no database yet at DATABASE_URI: nothing to export.' }
  }
  await ensureSecrets(getEnv())
  const { getPayloadClient } = await import('../src/server/payload-client')
  const payload = await getPayloadClient()
  const result = await runAsCommand('export', args)
  await payload.destroy()
  return result
}
