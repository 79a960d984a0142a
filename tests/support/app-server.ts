import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, isStillRunningAfter, signalGroup, startChild } from './child-process'
import { EMPTY_SETTINGS } from './empty-settings'
import { lateOptimizingArgs } from './late-optimizing'
import { freePort } from './ports'
import { refuseRemote } from './refuse-remote'

type ServerOptions = {
  /** Overrides the defaults below; `undefined` removes a variable. */
  env?: Record<string, string | undefined>
  /** The checkout that contains server.ts; this one by default. */
  cwd?: string
  /** The folder of database and media, to restart on the same data; a new temporary one by default. */
  dataDir?: string
  /** A folder to copy into the temporary one first. */
  copyOf?: string
}

export type AppServer = {
  url: string
  pid: number
  dataDir: string
  output(): string
  /** Closes its output pipes, as happens when the program that reads the log dies. */
  closeOutput(): void
  /** Asks the server to stop. @returns its exit code; null if the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>
}

/** Thrown if a server did not start, with its output. */
export class ServerStartError extends Error {
  constructor(
    message: string,
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`${message}\n${output}`)
  }
}

/** The variable with the folder that sample-site-setup.ts makes; without it each site makes its own. */
export const SAMPLE_DATA = 'SAMPLE_DATA_DIR'

/** The first admin of each such site. */
export const TEST_ADMIN = { username: 'admin', password: 'correct-horse-battery' }

const ROOT = join(import.meta.dirname, '../..')
/** A first start takes about six seconds of CPU time, which takes longer on a busy machine. */
const READY_LIMIT_MS = 300_000
const STOP_LIMIT_MS = 30_000

/** The system variables that a program needs; none of the developer's own settings reach the server. */
const SYSTEM_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'TZ', 'CI', 'SystemRoot']

/** Ends the server when the test that started it ends in any way, because its pipe closes. */
const END_WITH_PARENT = `data:text/javascript,process.stdin.on('end',()=>process.exit(1)).resume().unref()`

/**
 * Starts the site as `npm start` does after the build, with its own port, database and media folder,
 * and waits until it is ready.
 * @throws ServerStartError if it exits before that, or takes too long.
 */
export async function startServer(options: ServerOptions = {}): Promise<AppServer> {
  const { server, ready } = await launchServer(options)
  await ready
  return server
}

/** As `startServer`, but does not wait: `ready` rejects where that throws. */
export async function launchServer({
  env = {},
  cwd = ROOT,
  dataDir,
  copyOf,
}: ServerOptions = {}): Promise<{ server: AppServer; ready: Promise<void> }> {
  if (env.DATABASE_URI) refuseRemote(env.DATABASE_URI)
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'site-')))
  if (copyOf) await cp(copyOf, folder, { recursive: true })
  const serverEnv = { ...(await defaultEnv(folder)), ...env }
  const preload = ['--import', 'tsx', '--import', END_WITH_PARENT, ...lateOptimizingArgs()]
  const child = await startChild(process.execPath, [...preload, 'server.ts'], {
    cwd,
    env: serverEnv,
  })

  const cleanUp = async () => {
    signalGroup(child, 'SIGKILL')
    await child.ended
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  }
  const ready = waitUntilReady(child).catch(async (error: unknown) => {
    await cleanUp()
    throw error
  })
  const server: AppServer = {
    url: `http://localhost:${serverEnv.PORT}`,
    pid: child.pid,
    dataDir: folder,
    output: child.output,
    closeOutput: () => {
      child.process.stdout?.destroy()
      child.process.stderr?.destroy()
    },
    kill: cleanUp,
    stop: async (signal = 'SIGTERM') => {
      child.process.kill(signal)
      const isHanging = await isStillRunningAfter(child, STOP_LIMIT_MS)
      await cleanUp()
      if (isHanging) {
        throw new Error(`The server ran on ${STOP_LIMIT_MS} ms after ${signal}\n${child.output()}`)
      }
      return child.ended
    },
  }
  return { server, ready }
}

/** Starts a server on a temporary copy of the sample content. */
export function startSampleSite(env: ServerOptions['env'] = {}): Promise<AppServer> {
  return startServer({ env, copyOf: process.env[SAMPLE_DATA] })
}

async function defaultEnv(folder: string): Promise<NodeJS.ProcessEnv> {
  const system = SYSTEM_VARIABLES.map((name) => [name, process.env[name]])
  return {
    ...EMPTY_SETTINGS,
    ...Object.fromEntries(system),
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DATABASE_URI: `file:${join(folder, 'site.db')}`,
    DATA_DIR: folder,
    MEDIA_DIR: join(folder, 'media'),
    ADMIN_USERNAME: TEST_ADMIN.username,
    ADMIN_PASSWORD: TEST_ADMIN.password,
    // Fixed, so that a second start on the same data can decrypt it.
    PAYLOAD_SECRET: '0123456789abcdef'.repeat(4),
    SETTINGS_KEY: 'fedcba9876543210'.repeat(4),
    SEED: 'sample',
    // A closed port: no test may reach the real payment gateway.
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  }
}

async function waitUntilReady(child: Child): Promise<void> {
  const ready = new Promise<'ready'>((resolve) => {
    const look = () => {
      if (/^Ready\b/m.test(child.output())) resolve('ready')
    }
    child.process.stdout?.on('data', look)
    look()
  })
  const tooLate = isStillRunningAfter(child, READY_LIMIT_MS)
  const outcome = await Promise.race([ready, tooLate])
  if (outcome === 'ready') return
  const exitCode = outcome ? null : await child.ended
  const message = outcome
    ? `The server was not ready in ${READY_LIMIT_MS / 1000} s:`
    : `The server ended with code ${exitCode} before it was ready:`
  throw new ServerStartError(message, exitCode, child.output())
}
