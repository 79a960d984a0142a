import fs from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { listFiles } from './files'
import { readManifest } from './manifest'
import type { TarEntry } from './tar'

/** Lists all files of a backup for an archive; unpacked, only its owner may enter the folder. */
export async function readBackupFiles(folder: string): Promise<TarEntry[]> {
  const { createdAt } = await readManifest(folder)
  const modified = new Date(createdAt)
  const name = path.basename(folder)
  const entries: TarEntry[] = [{ name: `${name}/`, mode: PRIVATE_FOLDER_MODE, modified }]
  for (const file of await listFiles(folder)) {
    const source = path.join(folder, file)
    const { size } = await fs.stat(source)
    entries.push({
      name: `${name}/${file}`,
      mode: PRIVATE_FILE_MODE,
      modified,
      source: { path: source, bytes: size },
    })
  }
  return entries
}
