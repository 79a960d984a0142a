import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readlinkSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DAY_MS } from '@/domain/durations'
import { dataDir, type Env, getEnv } from '@/env'
import { errorCode } from '@/lib/error-code'
import { perProcess } from '@/lib/per-process'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'

const SCRATCH = '.backup-'
const OF_PROCESS = /^\.backup-(\d+)-([0-9a-f]+)-/
const OWN_PIDS = '/proc/self/ns/pid'
/** A folder this old was left by a killed process, perhaps on another machine; a younger one may be in use. */
const ABANDONED_AFTER_MS = DAY_MS

/** The names of those that this process uses. */
const ownFolders = perProcess('scratch-folders', () => new Set<string>())

/**
 * Runs `work` with an empty folder that only its owner may enter, then removes it. The folder is
 * created next to the data, which is not encrypted either, so that nothing unencrypted ever reaches
 * the backup folder.
 */
export async function withScratch<Result>(
  env: Env,
  work: (scratch: string) => Promise<Result>,
): Promise<Result> {
  const parent = dataDir(env)
  await fs.mkdir(parent, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  await removeAbandonedScratch(env)
  const name = `${SCRATCH}${process.pid}-${processSpace()}-${randomUUID()}`
  const scratch = path.join(parent, name)
  // Before it exists, so that nobody takes it for one of an ended process.
  ownFolders.add(name)
  try {
    await fs.mkdir(scratch, { mode: PRIVATE_FOLDER_MODE })
    return await work(scratch)
  } finally {
    await fs.rm(scratch, { recursive: true, force: true })
    ownFolders.delete(name)
  }
}

/** Removes the folders of killed processes: what is in them is not encrypted. */
export async function removeAbandonedScratch(env = getEnv()): Promise<void> {
  const parent = dataDir(env)
  // On a MongoDB, the first start has none yet.
  if (!existsSync(parent)) return
  for (const name of await fs.readdir(parent)) {
    const [, pid, space] = OF_PROCESS.exec(name) ?? []
    if (!pid || space !== processSpace()) continue
    // The number of an ended process may be ours now.
    const isInUse = Number(pid) === process.pid ? ownFolders.has(name) : isRunning(Number(pid))
    if (!isInUse) await fs.rm(path.join(parent, name), { recursive: true, force: true })
  }
  await removeAbandoned(parent, SCRATCH)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}

/** Identifies where numbers of processes mean the same: this machine, and the container if it is one. */
function processSpace(): string {
  const container = existsSync(OWN_PIDS) ? readlinkSync(OWN_PIDS) : ''
  return createHash('sha256').update(`${os.hostname()} ${container}`).digest('hex').slice(0, 8)
}

/** Removes the folders with that prefix that have not changed for a day. */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  const names = (await fs.readdir(folder)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const abandoned = path.join(folder, name)
    // Another command may have finished with its folder meanwhile.
    const { mtimeMs } = await fs.stat(abandoned).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS)
      await fs.rm(abandoned, { recursive: true, force: true })
  }
}
