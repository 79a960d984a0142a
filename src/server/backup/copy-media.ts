import fs from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '@/env'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { copyFile, listMedia } from './files'
import { type BackupFile, MEDIA_FOLDER } from './manifest'

/**
 * Copies the files of the media folder into the folder `media` of another one, where only their owner may
 * read them.
 * @returns what was copied; a file that somebody deletes meanwhile is not among it.
 * @throws what the disk throws.
 */
export async function copyMedia(env: Env, folder: string): Promise<BackupFile[]> {
  const source = path.resolve(env.MEDIA_DIR)
  const files: BackupFile[] = []
  for (const name of await listMedia(source)) {
    const file = `${MEDIA_FOLDER}/${name}`
    const copy = path.join(folder, file)
    await fs.mkdir(path.dirname(copy), { recursive: true, mode: PRIVATE_FOLDER_MODE })
    try {
      const content = await copyFile(path.join(source, name), copy, PRIVATE_FILE_MODE)
      files.push({ path: file, ...content })
    } catch (error) {
      // Deleted by somebody since the folder was read.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isGone) throw error
      await fs.rm(copy, { force: true })
    }
  }
  return files
}
