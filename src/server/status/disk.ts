import fs from 'node:fs/promises'
import path from 'node:path'
import { isDiskLow } from '@/domain/alert'
import { backupDir, dataDir, type Env, getEnv } from '@/env'
import { errorCode } from '@/lib/error-code'

/** Size and free space of a disk, in bytes. */
export type Disk = { freeBytes: number; totalBytes: number }
export type ReadDisk = (folder: string) => Promise<Disk | null>

/** Returns the folders that the site writes to. */
export function writtenFolders(env: Env): string[] {
  const folders = [dataDir(env), backupDir(env), ...(env.S3_BUCKET ? [] : [env.MEDIA_DIR])]
  return [...new Set(folders.map((folder) => path.resolve(folder)))]
}

/**
 * Returns the fullest disk that the site writes to, but one that is low takes precedence; null if
 * the system does not report it.
 */
export async function readFullestDisk(read: ReadDisk = readDisk): Promise<Disk | null> {
  const disks = await Promise.all(writtenFolders(getEnv()).map(read))
  const fullestFirst = disks.flatMap((disk) => disk ?? []).toSorted((a, b) => share(a) - share(b))
  return fullestFirst.find(isDiskLow) ?? fullestFirst[0] ?? null
}

/** Reads the disk of a folder; one that does not exist yet will be on the disk of its parent. */
export async function readDisk(folder: string): Promise<Disk | null> {
  try {
    // Blocks reserved for root are not available to the site.
    const { bsize, bavail, blocks } = await fs.statfs(folder)
    return blocks > 0 ? { freeBytes: bsize * bavail, totalBytes: bsize * blocks } : null
  } catch (error) {
    const isAbsent = errorCode(error) === 'ENOENT'
    const parent = path.dirname(folder)
    return isAbsent && parent !== folder ? readDisk(parent) : null
  }
}

function share({ freeBytes, totalBytes }: Disk): number {
  return freeBytes / totalBytes
}
