import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export const PRIVATE_FOLDER_MODE = 0o700
export const PRIVATE_FILE_MODE = 0o600

const RIGHTS_OF_OTHERS = 0o077
/** Set on folders such as /tmp, in which everybody keeps files. */
const STICKY = 0o1000

/**
 * Makes an empty file that only its owner may read, unless there is one. SQLite gives its journals
 * the rights of the database: made here first, all of them are private.
 */
export function ensurePrivateFile(file: string): void {
  // One that exists is not opened: closing it again would drop the locks that SQLite holds on it in
  // this process (sqlite.org/howtocorrupt.html, 2.2).
  if (!fs.existsSync(file)) fs.closeSync(fs.openSync(file, 'wx', PRIVATE_FILE_MODE))
}

/** Takes the rights of everybody but the owner away from a file or folder that exists. */
export function removeRightsOfOthers(entry: string): void {
  const { mode } = fs.statSync(entry)
  if (mode & RIGHTS_OF_OTHERS) fs.chmodSync(entry, mode & ~RIGHTS_OF_OTHERS & 0o7777)
}

/** Whether users other than the owner have rights on a file or folder that exists. */
export function isOpenToOthers(entry: string): boolean {
  return (fs.statSync(entry).mode & RIGHTS_OF_OTHERS) !== 0
}

/** The folder, or the nearest one above it that exists. */
export function nearestExisting(folder: string): string {
  return fs.existsSync(folder) ? folder : nearestExisting(path.dirname(folder))
}

/** The paths of what is in a folder; empty if the folder is missing. */
export function listFolder(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).map((name) => path.join(folder, name))
}

/** Whether something can be written in a folder that exists. */
export function canWriteIn(folder: string): boolean {
  try {
    // Asking is not enough: a read-only disk shows only when something is written.
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, '.manavta-')))
    return true
  } catch {
    return false
  }
}

/**
 * Whether more than our data lies in a folder: one that holds the checkout or the home folder, or a
 * common one such as /tmp.
 */
export function isSharedFolder(folder: string): boolean {
  return (
    (fs.statSync(folder).mode & STICKY) !== 0 ||
    [process.cwd(), os.homedir()].some((place) => fs.existsSync(place) && isInside(place, folder))
  )
}

/**
 * Closes a folder to everybody but its owner. A shared folder stays as it is.
 * @returns whether it is closed now.
 */
export function tightenFolder(folder: string): boolean {
  if (isSharedFolder(folder)) return false
  removeRightsOfOthers(folder)
  return true
}

function isInside(entry: string, folder: string): boolean {
  const relative = path.relative(fs.realpathSync(folder), fs.realpathSync(entry))
  return !relative.startsWith('..') && !path.isAbsolute(relative)
}
