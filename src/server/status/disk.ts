import fs from 'node:fs/promises'
import path from 'node:path'
import { backupDir, dataDir, getEnv } from '@/env'

export type Disk = { freeBytes: number; totalBytes: number }

/** The fullest disk that the site writes to, in bytes; null where the system does not tell. */
export async function readFullestDisk(): Promise<Disk | null> {
  const env = getEnv()
  const folders = [dataDir(env), backupDir(env), ...(env.S3_BUCKET ? [] : [env.MEDIA_DIR])]
  const disks = await Promise.all(folders.map((folder) => readDisk(path.resolve(folder))))
  const [fullest] = disks.flatMap((disk) => disk ?? []).toSorted((a, b) => share(a) - share(b))
  return fullest ?? null
}

/** A folder that does not exist yet will be on the disk of its parent. */
async function readDisk(folder: string): Promise<Disk | null> {
  try {
    // What is kept back for the system's own user is of no use to the site.
    const { bsize, bavail, blocks } = await fs.statfs(folder)
    return blocks > 0 ? { freeBytes: bsize * bavail, totalBytes: bsize * blocks } : null
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const parent = path.dirname(folder)
    return isAbsent && parent !== folder ? readDisk(parent) : null
  }
}

function share({ freeBytes, totalBytes }: Disk): number {
  return freeBytes / totalBytes
}
