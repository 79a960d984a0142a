import fs from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@/domain/durations'
import { dataDir, type Env } from '@/env'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'

const SCRATCH = '.backup-'
/** A folder of this age was left by a killed process; a younger one may be in use. */
const ABANDONED_AFTER_MS = DAY_MS

/**
 * Runs `work` with an empty folder that only its owner may enter, and removes it. It is made beside the
 * data, where everything is plain anyway, so that nothing plain ever reaches the folder of backups.
 */
export async function withScratch<Result>(
  env: Env,
  work: (scratch: string) => Promise<Result>,
): Promise<Result> {
  const place = dataDir(env)
  await fs.mkdir(place, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  await removeAbandoned(place, SCRATCH)
  const scratch = await fs.mkdtemp(path.join(place, SCRATCH))
  try {
    return await work(scratch)
  } finally {
    await fs.rm(scratch, { recursive: true, force: true })
  }
}

/** Removes the folders of that prefix that nobody has touched for a day. */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  const names = (await fs.readdir(folder)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const place = path.join(folder, name)
    const { mtimeMs } = await fs.stat(place)
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await fs.rm(place, { recursive: true })
  }
}
