/**
 * Exports everything that a foundation has stored, so that it can move to another program:
 *   npm run export -- /media/disk/everything
 * If the server is running, it makes the export; otherwise this process does.
 * `--conditions=production` in package.json is explained in admin.ts.
 */
import { ensureSecrets } from '../src/bootstrap/secrets'
import { isDatabaseEmpty } from '../src/cms/database/database-copy'
import { getEnv } from '../src/env'
import type { CommandResult } from '../src/server/command-result'
import { runAsCommand } from '../src/server/command-socket'
import { runCommand } from './run-command'
import { runOnServerOrHere } from './run-on-server-or-here'

await runCommand((args) => runOnServerOrHere('export', args, workAlone))

async function workAlone(args: string[]): Promise<CommandResult> {
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
