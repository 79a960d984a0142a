import { join } from 'node:path'
import { runChild } from './child-process'

const ROOT = join(import.meta.dirname, '../..')
/** The condition is explained in scripts/admin.ts. */
const RUNNER = ['--conditions=production', join(import.meta.dirname, 'with-payload.mjs')]

type RunOptions = { env: NodeJS.ProcessEnv; limitMs: number }

/**
 * Runs a file of ours that works on Payload, in a process of its own.
 * @param file from the root of the repository.
 */
export function runWithPayload(file: string, args: string[], { env, limitMs }: RunOptions) {
  return runChild(process.execPath, [...RUNNER, file, ...args], { cwd: ROOT, env, limitMs })
}
