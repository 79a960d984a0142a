import fs from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '@/env'
import { errorCode } from '@/lib/error-code'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { copyFile, listMedia } from './files'
import { type BackupFile, MEDIA_FOLDER } from './manifest'
import type { Through } from './seal'

/**
 * Copies the media files into the folder `media` of another folder, readable only by their owner.
 * @param throughFor returns the transform that a file passes through, by its path in the copy.
 * @returns the copied files, without those deleted in the meantime.
 * @throws errors of the disk.
 */
export async function copyMedia(
  env: Env,
  folder: string,
  throughFor: (file: string) => Through | undefined = () => undefined,
): Promise<BackupFile[]> {
  const source = path.resolve(env.MEDIA_DIR)
  const files: BackupFile[] = []
  for (const name of await listMedia(source)) {
    const file = `${MEDIA_FOLDER}/${name}`
    const copy = path.join(folder, file)
    await fs.mkdir(path.dirname(copy), { recursive: true, mode: PRIVATE_FOLDER_MODE })
    try {
      const options = { mode: PRIVATE_FILE_MODE, through: throughFor(file) }
      const content = await copyFile(path.join(source, name), copy, options)
      files.push({ path: file, ...content })
    } catch (error) {
      // Deleted since the folder was listed.
      if (errorCode(error) !== 'ENOENT') throw error
      await fs.rm(copy, { force: true })
    }
  }
  return files
}
