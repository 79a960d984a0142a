import fs from 'node:fs'
import { MoveError } from '../src/cms/database/move-target'
import { DatabaseInUseError } from '../src/cms/database/sqlite-lock'
import { EnvError, resetEnv } from '../src/env'
import { BackupError } from '../src/server/backup/backup-error'

/**
 * Runs a command-line script and ends the process with its exit code. Errors that the person can fix are
 * printed in one line, all others with their stack.
 * @param main gets the arguments and returns the exit code.
 */
export async function runCommand(main: (args: string[]) => Promise<number>): Promise<never> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env')
  Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'error' })
  // What was imported before has read the environment without the file: the log does.
  resetEnv()
  try {
    process.exit(await main(process.argv.slice(2)))
  } catch (error) {
    const isExpected = [EnvError, DatabaseInUseError, BackupError, MoveError].some(
      (kind) => error instanceof kind,
    )
    console.error(isExpected && error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Prints the result of a command. @returns its exit code. */
export function printResult({ exitCode, text }: { exitCode: number; text: string }): number {
  if (exitCode === 0) console.log(text)
  else console.error(text)
  return exitCode
}
