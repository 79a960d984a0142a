import fs from 'node:fs'
import path from 'node:path'
import { databaseKind, databasePath, dataDir, type Env, privateMediaDir } from '@/env'
import { errorCode } from '@/lib/error-code'
import {
  listFolder,
  PRIVATE_FOLDER_MODE,
  removeRightsOfOthers,
  tightenFolder,
} from '@/lib/private-files'

/**
 * Creates the data folder if it is missing, and makes it, what the site keeps in it (database,
 * journals, copies, secrets, mails) and the volunteers' photos unreadable for the other users of
 * this machine, even if an earlier version or a restored backup left them readable.
 */
export function keepDataPrivate(env: Env): void {
  const folder = dataDir(env)
  fs.mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  try {
    tightenFolder(folder)
    for (const entry of privateEntries(env, folder)) removeRightsOfOthers(entry)
    const photos = privateMediaDir(env)
    if (fs.existsSync(photos)) tightenFolder(photos)
  } catch (error) {
    // Files of another user: the site runs, and its admin should know.
    console.warn(
      `Other users of this machine may be able to read private data in ${folder} or ${env.MEDIA_DIR}: its permissions could not be changed (${errorCode(error) ?? 'unknown error'}).`,
    )
  }
}

function privateEntries(env: Env, folder: string): string[] {
  const database =
    databaseKind(env.DATABASE_URI) === 'sqlite'
      ? path.basename(databasePath(env.DATABASE_URI))
      : null
  const isPrivate = (name: string) =>
    // Also secrets.json.before-restore-…
    name.startsWith('secrets.json') ||
    name === 'mails' ||
    // site.db and, next to it, site.db-wal, site.db.lock, site.db.before-migration-…
    (database !== null && name.startsWith(database))
  const entries = listFolder(folder).filter((entry) => isPrivate(path.basename(entry)))
  return [...entries, ...listFolder(path.join(folder, 'mails'))]
}
