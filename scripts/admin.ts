/**
 * Manages accounts from the server's own machine:
 *   npm run admin -- list
 * If the server is running, it runs the command, because a second process may not open its database;
 * otherwise this process does.
 *
 * `--conditions=production` in package.json: otherwise Lexical's modules choose their build with a
 * top-level await in an import cycle, which Node 20 does not always resolve (it exits with 13).
 */
import { ensureSecrets } from '../src/bootstrap/secrets'
import { isDatabaseEmpty } from '../src/cms/database/database-copy'
import { getEnv } from '../src/env'
import { COMMAND_USAGE } from '../src/server/accounts/command-usage'
import type { CommandResult } from '../src/server/command-result'
import { askServer, runAsCommand } from '../src/server/command-socket'
import { printResult, runCommand } from './run-command'

const NO_DATABASE =
  'There is no database yet at DATABASE_URI. Start the site: it creates one, with the first admin.'

await runCommand(main)

async function main(args: string[]): Promise<number> {
  if (args.length === 0) {
    console.error(COMMAND_USAGE)
    return 2
  }
  return printResult((await askServer(getEnv(), 'admin', args)) ?? (await workAlone(args)))
}

async function workAlone(args: string[]): Promise<CommandResult> {
  if (await isDatabaseEmpty(getEnv().DATABASE_URI)) return { exitCode: 1, text: NO_DATABASE }
  // Only now: a running server may have keys that this process does not see.
  await ensureSecrets(getEnv())
  const { getPayloadClient } = await import('../src/server/payload-client')
  const payload = await getPayloadClient()
  const result = await runAsCommand('admin', args)
  await payload.destroy()
  return result
}
