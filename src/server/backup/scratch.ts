import fs from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@/domain/durations'
import { dataDir, type Env } from '@/env'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'

const SCRATCH = '.backup-'
/** A folder this old was left by a killed process; a younger one may be in use. */
const ABANDONED_AFTER_MS = DAY_MS

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
  await removeAbandoned(parent, SCRATCH)
  const scratch = await fs.mkdtemp(path.join(parent, SCRATCH))
  try {
    return await work(scratch)
  } finally {
    await fs.rm(scratch, { recursive: true, force: true })
  }
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
