import path from 'node:path'
import { assertSiteUser, loadEnvFile } from '../src/bootstrap/site-user'
import { StartError } from '../src/bootstrap/start-error'
import { SealedTextError } from '../src/cms/database/encryption/secret-box'
import { MongoConnectionError } from '../src/cms/database/mongo/connection'
import { MoveError } from '../src/cms/database/move-target'
import { DatabaseInUseError } from '../src/cms/database/sqlite/lock'
import { EnvError, getEnv, resetEnv } from '../src/env'
import { asSeenFromHere } from '../src/server/as-seen-from-here'
import { BackupError } from '../src/server/backup/backup-error'
import type { CommandResult } from '../src/server/command-result'
import { askServer, type CommandName } from '../src/server/command-socket'

/** Errors that the user can fix. */
const FOR_PERSON = [
  ...[EnvError, SealedTextError, DatabaseInUseError, MongoConnectionError],
  ...[BackupError, MoveError, StartError],
]

/**
 * Runs a command-line script and ends the process with its exit code. Errors that the user can fix are printed
 * in one line, all others with their stack.
 * @param main gets the arguments and returns the exit code.
 * @param options.forEveryone for a command that changes no data, so any system user may run it.
 */
export async function runCommand(
  main: (args: string[]) => Promise<number>,
  { forEveryone = false } = {},
): Promise<never> {
  try {
    loadEnvFile()
    Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'error' })
    // Modules imported earlier, such as the log, have read the environment without the file.
    resetEnv()
    if (!forEveryone) assertSiteUser(getEnv())
    process.exit(await main(process.argv.slice(2)))
  } catch (error) {
    const isForPerson = FOR_PERSON.some((kind) => error instanceof kind)
    console.error(isForPerson && error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Runs a command that takes paths: on the running server, which may be in another folder, or else here.
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

/** Prints the result of a command. @returns its exit code. */
export function printResult({ exitCode, text }: { exitCode: number; text: string }): number {
  if (exitCode === 0) console.log(text)
  else console.error(text)
  return exitCode
}
