import { ensureSecrets } from '../src/bootstrap/secrets'
import { isDatabaseEmpty } from '../src/cms/database/database-copy'
import { getEnv } from '../src/env'
import type { CommandResult } from '../src/server/command-result'
import { type CommandName, runAsCommand } from '../src/server/command-socket'

/**
 * Runs a command in this process, with its own Payload, because no server is running.
 * @param noDatabase what to say if there is no database yet.
 */
export async function runWithoutServer(
  command: CommandName,
  args: string[],
  noDatabase: string,
): Promise<CommandResult> {
  if (await isDatabaseEmpty(getEnv().DATABASE_URI)) return { exitCode: 1, text: noDatabase }
  // Only now: a running server may have keys that this process does not see.
  await ensureSecrets(getEnv())
  const { getPayloadClient } = await import('../src/server/payload-client')
  const payload = await getPayloadClient()
  const result = await runAsCommand(command, args)
  await payload.destroy()
  return result
}
