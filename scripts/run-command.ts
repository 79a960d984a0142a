import fs from 'node:fs'
import { MoveError } from '../src/cms/database/move-target'
import { DatabaseInUseError } from '../src/cms/database/sqlite-lock'
import { EnvError } from '../src/env'
import { BackupError } from '../src/server/backup/backup-error'

/**
 * Runs a command of the server's own machine and ends the process with its exit code. What the person
 * can put right is told in one line, anything else with its stack.
 * @param main gets the words of the command line.
 */
export async function runCommand(main: (args: string[]) => Promise<number>): Promise<never> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env')
  Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'error' })
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

/** Prints what a command has to say. @returns its exit code. */
export function printResult({ exitCode, text }: { exitCode: number; text: string }): number {
  if (exitCode === 0) console.log(text)
  else console.error(text)
  return exitCode
}
