import { assertSiteUser, loadEnvFile } from '../src/bootstrap/site-user'
import { StartError } from '../src/bootstrap/start-error'
import { SealedTextError } from '../src/cms/database/encryption/secret-box'
import { MongoConnectionError } from '../src/cms/database/mongo/connection'
import { MoveError } from '../src/cms/database/move-target'
import { describeDamage } from '../src/cms/database/sqlite/damage'
import { DatabaseInUseError } from '../src/cms/database/sqlite/lock'
import { EnvError, getEnv, resetEnv } from '../src/env'
import { BackupError } from '../src/server/backup/backup-error'
import { NoResultError } from '../src/server/command-result'

/** Errors that the user can fix. */
const FOR_PERSON = [
  EnvError,
  SealedTextError,
  DatabaseInUseError,
  MongoConnectionError,
  BackupError,
  MoveError,
  NoResultError,
  StartError,
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
    const damage = describeDamage(error)
    if (damage) console.error(`${damage.found} ${damage.advice}`)
    else console.error(isForPerson && error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Prints the result of a command.
 * @returns its exit code.
 */
export function printResult({ exitCode, text }: { exitCode: number; text: string }): number {
  if (exitCode === 0) console.log(text)
  else console.error(text)
  return exitCode
}
