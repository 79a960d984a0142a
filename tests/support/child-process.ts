import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { errorCode } from '@/lib/error-code'

export type Child = {
  pid: number
  process: ChildProcess
  /** Its output so far; empty if the output goes directly to the screen. */
  output(): string
  /** Resolves when it has ended: its exit code, or null if a signal killed it. Never rejects. */
  ended: Promise<number | null>
}

type StartOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'stdio'>
type RunOptions = StartOptions & { limitMs: number }
type RunResult = { exitCode: number | null; output: string; timedOut: boolean }

const running = new Set<Child>()
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL')
})

/**
 * Starts a program in its own process group, so that ending it ends its children and
 * nothing else. Programs still running when this process ends are killed with it.
 */
export async function startChild(
  command: string,
  args: string[],
  options: StartOptions = {},
): Promise<Child> {
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    ...options,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  // Writing to a program that has just ended must not end the tests.
  child.stdin?.on('error', () => {})
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code))
  })
  await once(child, 'spawn')
  const started = { pid: child.pid as number, process: child, output: () => output, ended }
  running.add(started)
  void ended.then(() => running.delete(started))
  return started
}

/** Runs a program to its end, or kills it with its children at the time limit. */
export async function runChild(
  command: string,
  args: string[],
  { limitMs, ...options }: RunOptions,
): Promise<RunResult> {
  const child = await startChild(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const timedOut = await isStillRunningAfter(child, limitMs)
  if (timedOut) await endChild(child, 'SIGTERM')
  return { exitCode: await child.ended, output: child.output(), timedOut }
}

/** Signals a child's group, and kills it if it has not ended within the grace time. */
export async function endChild(
  child: Child,
  signal: NodeJS.Signals,
  graceMs = 5_000,
): Promise<number | null> {
  signalGroup(child, signal)
  if (await isStillRunningAfter(child, graceMs)) signalGroup(child, 'SIGKILL')
  return child.ended
}

/** Ends every program that this process started; for the signal handlers of this process. */
export async function endAllChildren(signal: NodeJS.Signals): Promise<void> {
  await Promise.all([...running].map((child) => endChild(child, signal)))
}

/** Signals a child and its children; does nothing once it has ended, because its pid may be reused. */
export function signalGroup(child: Child, signal: NodeJS.Signals): void {
  if (!running.has(child)) return
  try {
    if (process.platform === 'win32') child.process.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    // ESRCH: it has already ended by itself.
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Waits for the child to end, but not longer than the limit. */
export async function isStillRunningAfter(child: Child, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), limitMs)
  })
  const isRunning = await Promise.race([limit, child.ended.then(() => false)])
  clearTimeout(timer)
  return isRunning
}

/** Returns the full path of a program on the PATH. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name]
  return folders.flatMap((folder) => names.map((file) => join(folder, file))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
