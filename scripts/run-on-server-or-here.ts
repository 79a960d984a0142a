import path from 'node:path'
import { getEnv } from '../src/env'
import { asSeenFromHere } from '../src/server/as-seen-from-here'
import type { CommandResult } from '../src/server/command-result'
import { askServer, type CommandName } from '../src/server/command-socket'
import { printResult } from './run-command'

/**
 * Runs a command that takes paths: on the running server, which may be in another folder, or else here.
 * Not in run-command.ts: the modules imported here read the settings, and doctor must run on wrong ones.
 * @returns its exit code.
 */
export async function runOnServerOrHere(
  command: CommandName,
  given: string[],
  runHere: (args: string[]) => Promise<CommandResult>,
): Promise<number> {
  const args = given.map((arg) => (arg.startsWith('-') ? arg : path.resolve(arg)))
  const result = await askServer(getEnv(), command, args)
  return printResult(result ? asSeenFromHere(result) : await runHere(args))
}
