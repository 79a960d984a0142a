import { databaseOf } from '@/cms/database/open-database'
import { runAdminCommand } from './accounts/commands'
import { runBackup } from './backup/command'
import type { CommandResult } from './command-result'
import type { CommandName } from './command-socket'
import { runDoctor } from './doctor/command'
import { runExport } from './export/command'
import { getPayloadClient } from './payload-client'

/** Returns the function that runs a command with its arguments. */
export async function loadCommand(
  command: CommandName,
): Promise<(words: string[]) => Promise<CommandResult>> {
  if (command === 'admin') return runAdminCommand
  if (command === 'export') return runExport
  const database = databaseOf(await getPayloadClient())
  if (command === 'doctor') return () => runDoctor(database)
  return (words) => runBackup(words, database)
}
