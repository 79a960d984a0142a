import fs from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { listFiles } from './files'
import { readManifest } from './manifest'
import type { TarEntry } from './tar'

/** Lists all files of a backup for an archive; unpacked, only its owner may enter the folder. */
export async function readBackupFiles(place: string): Promise<TarEntry[]> {
  const { createdAt } = await readManifest(place)
  const modified = new Date(createdAt)
  const folder = path.basename(place)
  const entries: TarEntry[] = [{ name: `${folder}/`, mode: PRIVATE_FOLDER_MODE, modified }]
  for (const file of await listFiles(place)) {
    const source = path.join(place, file)
    const { size } = await fs.stat(source)
    entries.push({
      name: `${folder}/${file}`,
      mode: PRIVATE_FILE_MODE,
      modified,
      source: { path: source, bytes: size },
    })
  }
  return entries
}
