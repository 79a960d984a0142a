import fs from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { backupDir, dataDir, type Env } from '@/env'
import { type Finding, fine, problem, warning } from './finding'

const MB = 1_000_000
const LITTLE_BYTES = 1000 * MB
/** A picture and a journal of the database still fit. */
const LEAST_BYTES = 200 * MB
const LITTLE_SHARE = 0.05

/** Room on a disk, in bytes. */
export type Room = { freeBytes: number; totalBytes: number }
type ReadRoom = (folder: string) => Promise<Room>

/** Whether there is room for what the site writes: data, pictures, backups. */
export async function checkDisk(env: Env, readRoom: ReadRoom = roomOn): Promise<Finding[]> {
  const folders = [dataDir(env), path.resolve(env.MEDIA_DIR), backupDir(env)]
  const findings = await Promise.all(
    [...new Set(folders)].map(async (folder) => judge(folder, await readRoom(nearest(folder)))),
  )
  const low = findings.filter(({ state }) => state !== 'ok')
  return low.length > 0 ? low : findings.slice(0, 1)
}

function judge(folder: string, { freeBytes, totalBytes }: Room): Finding {
  const room = `${Math.floor(freeBytes / MB)} MB are free for ${folder}.`
  const advice = 'Delete what is not needed, or take a larger disk.'
  if (freeBytes < LEAST_BYTES) return problem('disk', `Only ${room}`, advice)
  if (freeBytes < LITTLE_BYTES || freeBytes < totalBytes * LITTLE_SHARE) {
    return warning('disk', `Only ${room}`, advice)
  }
  return fine('disk', room)
}

async function roomOn(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** The folder, or the nearest one above it that exists. */
function nearest(folder: string): string {
  return fs.existsSync(folder) ? folder : nearest(path.dirname(folder))
}
