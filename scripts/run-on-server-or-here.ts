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
  // An empty one comes from a variable that is not set, and would resolve to this folder.
  const isPath = (arg: string) => arg !== '' && !arg.startsWith('-')
  const args = given.map((arg) => (isPath(arg) ? path.resolve(arg) : arg))
  const result = await askServer(getEnv(), command, args)
  return printResult(result ? asSeenFromHere(result) : await runHere(args))
}
