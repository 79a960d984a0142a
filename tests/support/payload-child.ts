import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, endChild, isStillRunningAfter, startChild } from './child-process'

const ROOT = join(import.meta.dirname, '../..')
const RUNNER = join(import.meta.dirname, 'with-payload.mjs')
/** What the file prints once its Payload is open. */
export const PAYLOAD_OPEN = 'Payload is open'

/**
 * Node 20 now and then never finishes to import as many modules as Payload has (seen in 1 start of
 * 12, on Node 24 never): the process hangs, or ends with code 13, before it has opened anything. It
 * is then started again.
 */
const TRIES = 6
const OPEN_LIMIT_MS = 40_000
const LOOK_EVERY_MS = 100

type RunOptions = { env: NodeJS.ProcessEnv; limitMs: number }

/**
 * Runs a file of ours that prints `PAYLOAD_OPEN`, in a process of its own.
 * @param file from the root of the repository.
 * @throws where Payload does not open however often it is tried.
 */
export async function runWithPayload(file: string, args: string[], { env, limitMs }: RunOptions) {
  let output = ''
  for (let tries = 0; tries < TRIES; tries += 1) {
    const child = await startChild(process.execPath, [RUNNER, file, ...args], { cwd: ROOT, env })
    if (await isOpened(child)) {
      if (await isStillRunningAfter(child, limitMs)) await endChild(child, 'SIGKILL')
      return { exitCode: await child.ended, output: child.output() }
    }
    await endChild(child, 'SIGKILL')
    output = child.output()
  }
  throw new Error(`Payload did not open: ${output}`)
}

async function isOpened(child: Child): Promise<boolean> {
  let hasEnded = false
  void child.ended.then(() => {
    hasEnded = true
  })
  for (let waited = 0; waited < OPEN_LIMIT_MS && !hasEnded; waited += LOOK_EVERY_MS) {
    if (child.output().includes(PAYLOAD_OPEN)) return true
    await sleep(LOOK_EVERY_MS)
  }
  return child.output().includes(PAYLOAD_OPEN)
}
