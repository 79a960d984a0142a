import fs from 'node:fs/promises'
import type { Env } from '@/env'
import { PRIVATE_FOLDER_MODE, removeRightsOfOthers } from '@/lib/private-files'
import { servedFolderAround } from '@/lib/served-folder'

/** An export cannot be made. The message tells the person who asked for it why. */
class ExportError extends Error {}

/**
 * Creates the folder of an export, which only its owner may enter.
 * @throws ExportError if visitors can reach it, or it is not empty.
 */
export async function prepareFolder(env: Env, folder: string): Promise<void> {
  const served = servedFolderAround(env, folder)
  if (served) {
    throw new ExportError(`${served} is served to visitors: choose another folder.`)
  }
  const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    if (error.code === 'ENOTDIR') throw new ExportError(`${folder} is a file: choose a folder.`)
    throw error
  })
  if (names && names.length > 0) {
    throw new ExportError(`${folder} is not empty: choose an empty or new folder.`)
  }
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  removeRightsOfOthers(folder)
}
