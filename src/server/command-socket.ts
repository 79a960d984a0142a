import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { dataDir, type Env, getEnv } from '@/env'
import { errorCode } from '@/lib/error-code'
import { errorMessage } from '@/lib/error-message'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { withRequestContext } from '@/lib/request-context'
import { onStop } from '@/lib/stop-hooks'
import { type CommandResult, NoResultError } from './command-result'
import { logError } from './log'

/** The maximum length of a command or result, in characters. */
const MAX_LENGTH = 100_000
/** The maximum length of a socket's path on Linux and macOS, in bytes. */
const MAX_SOCKET_PATH = 103
/** Errors that mean that no server is listening. */
const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']
/** Errors of a connection whose server has just ended. */
const CUT_OFF = ['ECONNRESET', 'EPIPE']

const CUT_OFF_TEXT =
  'The site stopped, or the command failed in it, before the result came: see the site log. The command may have done its work in part or in full: check that, then run it again.'

/** Commands that a running server executes itself, by the name of their `npm run`. */
const commandNames = ['admin', 'backup', 'doctor', 'export'] as const
export type CommandName = (typeof commandNames)[number]

const OTHER_SETTINGS: CommandResult = {
  exitCode: 1,
  text: 'No backup was made: the running site was started with other backup settings than .env has now (BACKUP_DIR, BACKUP_PASSPHRASE or BACKUP_S3_BUCKET). Restart the site, then try again.',
}

const commandRequest = z.object({
  command: z.enum(commandNames),
  args: z.array(z.string().max(4096)).max(5),
  /** `backupSettingsId` of the caller; older scripts send none. */
  settings: z.string().optional(),
})
const commandResult = z.object({
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  text: z.string(),
  wrote: z.string().optional(),
})

/**
 * Listens for the commands in `commandNames` on a socket in the data folder, in a subfolder that
 * only the server's own user may enter. It cannot be reached from outside the machine.
 */
export async function listenForCommands(): Promise<void> {
  const file = socketFile(getEnv())
  if (Buffer.byteLength(file) > MAX_SOCKET_PATH) {
    logError(
      `These commands need the server stopped: npm run ${commandNames.join(', ')}`,
      new Error('The path of the data folder is too long'),
    )
    return
  }
  await fs.mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
  await fs.chmod(path.dirname(file), PRIVATE_FOLDER_MODE)
  // Left behind by a killed server; a live one holds the lock of the database.
  await fs.rm(file, { force: true })
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    respond(socket).catch((error: unknown) => {
      logError('A command failed', error)
      socket.destroy()
    })
  })
  server.on('error', (error) =>
    logError(`These commands cannot reach the server: npm run ${commandNames.join(', ')}`, error),
  )
  server.listen(file)
  server.unref()
  onStop(() => {
    server.close()
  })
}

/**
 * Asks the running server to run a command. It refuses to make a backup if its settings differ from
 * those of `env`.
 * @returns null if no server is running on this data.
 * @throws NoResultError if the server ends meanwhile.
 */
export async function askServer(
  env: Env,
  command: CommandName,
  args: string[],
): Promise<CommandResult | null> {
  const socket = net.createConnection(socketFile(env))
  try {
    const settings = command === 'backup' ? backupSettingsId(env) : undefined
    socket.end(JSON.stringify({ command, args, settings }))
    const text = await readAll(socket)
    if (text === '') throw new NoResultError(CUT_OFF_TEXT)
    return commandResult.parse(JSON.parse(text))
  } catch (error) {
    const code = errorCode(error) ?? ''
    if (NOT_LISTENING.includes(code)) return null
    if (CUT_OFF.includes(code)) throw new NoResultError(CUT_OFF_TEXT)
    throw error
  }
}

/** Whether a server is running on this data, on this machine. */
export async function isServerRunning(env: Env): Promise<boolean> {
  // Without arguments, `admin` only returns its usage.
  return (await askServer(env, 'admin', [])) !== null
}

/** Runs a command so that the audit log names it as the actor. */
export async function runAsCommand(command: CommandName, args: string[]): Promise<CommandResult> {
  // Loaded on demand: a process that asks a running server does not need the commands.
  const { loadCommand } = await import('./commands')
  const run = await loadCommand(command)
  const context = { requestId: randomUUID(), actor: { name: `npm run ${command}` } }
  return withRequestContext(context, () => run(args))
}

async function respond(socket: net.Socket): Promise<void> {
  socket.on('error', () => undefined)
  const { command, args, settings } = commandRequest.parse(JSON.parse(await readAll(socket)))
  const isOutdated = settings !== undefined && settings !== backupSettingsId(getEnv())
  const result = isOutdated
    ? OTHER_SETTINGS
    : await runAsCommand(command, args).catch((error: unknown): CommandResult => {
        logError('A command failed', error)
        return { exitCode: 1, text: errorMessage(error) }
      })
  socket.end(JSON.stringify(result))
}

/** Distinguishes settings for backups without revealing the passphrase. */
function backupSettingsId({ BACKUP_DIR, BACKUP_PASSPHRASE, BACKUP_S3_BUCKET }: Env): string {
  const settings = [BACKUP_DIR, BACKUP_PASSPHRASE, BACKUP_S3_BUCKET].map((each) => each ?? null)
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex')
}

async function readAll(socket: net.Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8')
  // The other direction of the socket stays open for the result.
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk
    if (text.length > MAX_LENGTH) throw new Error('The message is too long')
  }
  return text
}

function socketFile(env: Env): string {
  return path.join(dataDir(env), 'admin', 'socket')
}
