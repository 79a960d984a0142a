/**
 * Manages accounts from the server's own machine:
 *   npm run admin -- list
 * If the server is running, it runs the command, because a second process may not open its database;
 * otherwise this process does.
 *
 * `--conditions=production` in package.json: otherwise Lexical's modules choose their build with a
 * top-level await in an import cycle, which Node 20 does not always resolve (it exits with 13).
 */
import { getEnv } from '../src/env'
import { COMMAND_USAGE } from '../src/server/accounts/command-usage'
import { askServer } from '../src/server/command-socket'
import { printResult, runCommand } from './run-command'
import { runWithoutServer } from './run-without-server'

const NO_DATABASE =
  'There is no database yet at DATABASE_URI. Start the site: it creates one, with the first admin.'

await runCommand(main)

async function main(args: string[]): Promise<number> {
  if (args.length === 0) {
    console.error(COMMAND_USAGE)
    return 2
  }
  const result = await askServer(getEnv(), 'admin', args)
  return printResult(result ?? (await runWithoutServer('admin', args, NO_DATABASE)))
}
