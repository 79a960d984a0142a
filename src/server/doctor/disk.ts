import { isDiskLow } from '@/domain/alert'
import type { Env } from '@/env'
import { type Disk, type ReadDisk, readDisk, writtenFolders } from '../status/disk'
import { type Finding, fine, problem, warning } from './finding'

const MB = 1_000_000
/** Enough for a picture and a journal of the database. */
const MIN_FREE_BYTES = 200 * MB

/** Checks that there is room for what the site writes: data, pictures, backups. */
export async function checkDisk(env: Env, read: ReadDisk = readDisk): Promise<Finding[]> {
  const judged = await Promise.all(
    writtenFolders(env).map(async (folder) => {
      const disk = await read(folder)
      return disk ? [judge(folder, disk)] : []
    }),
  )
  const findings = judged.flat()
  if (findings.length === 0) return [UNKNOWN]
  const low = findings.filter(({ state }) => state !== 'ok')
  return low.length > 0 ? low : findings.slice(0, 1)
}

const UNKNOWN = warning(
  'disk',
  'The system does not report the free disk space.',
  "Check the disk with your provider's tools.",
)

function judge(folder: string, disk: Disk): Finding {
  const room = `${Math.floor(disk.freeBytes / MB)} MB are free for ${folder}.`
  const advice = 'Delete what is not needed, or get a larger disk.'
  if (disk.freeBytes < MIN_FREE_BYTES) return problem('disk', `Only ${room}`, advice)
  return isDiskLow(disk) ? warning('disk', `Only ${room}`, advice) : fine('disk', room)
}
