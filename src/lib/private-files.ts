import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { errorCode } from './error-code'

/** Permissions of folders and files that only their owner may use. */
export const PRIVATE_FOLDER_MODE = 0o700
export const PRIVATE_FILE_MODE = 0o600

const RIGHTS_OF_OTHERS = 0o077
/** Set on folders that everybody shares, such as /tmp. */
const STICKY = 0o1000

/**
 * Creates an empty file that only its owner may read, unless it exists. SQLite gives its journals the
 * mode of the database file: creating that here first makes them all private.
 */
export function ensurePrivateFile(file: string): void {
  // Never open an existing one: closing it would drop the locks that SQLite holds on it in this
  // process (sqlite.org/howtocorrupt.html, 2.2).
  if (fs.existsSync(file)) return
  try {
    fs.closeSync(fs.openSync(file, 'wx', PRIVATE_FILE_MODE))
  } catch (error) {
    // Another process has just created it.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Removes all permissions except the owner's from an existing file or folder. */
export function removeRightsOfOthers(entry: string): void {
  const { mode } = fs.statSync(entry)
  if (mode & RIGHTS_OF_OTHERS) fs.chmodSync(entry, mode & ~RIGHTS_OF_OTHERS & 0o7777)
}

/** Whether users other than the owner have permissions on an existing file or folder. */
export function isOpenToOthers(entry: string): boolean {
  return (fs.statSync(entry).mode & RIGHTS_OF_OTHERS) !== 0
}

/** Returns the folder, or its nearest existing ancestor. */
export function nearestExisting(folder: string): string {
  return fs.existsSync(folder) ? folder : nearestExisting(path.dirname(folder))
}

/** Returns the paths of a folder's entries; empty if the folder is missing. */
export function listFolder(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).map((name) => path.join(folder, name))
}

/** Whether an existing folder is writable. */
export function canWriteIn(folder: string): boolean {
  try {
    // Checking permissions is not enough: only a write reveals a read-only disk.
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, '.manavta-')))
    return true
  } catch {
    return false
  }
}

/**
 * Whether a folder holds more than our data: it contains the checkout or the home folder, or everybody
 * shares it, such as /tmp.
 */
export function isSharedFolder(folder: string): boolean {
  return (
    (fs.statSync(folder).mode & STICKY) !== 0 ||
    [process.cwd(), os.homedir()].some((place) => fs.existsSync(place) && isInside(place, folder))
  )
}

/** Removes all permissions except the owner's from a folder, unless it is shared. */
export function tightenFolder(folder: string): void {
  if (!isSharedFolder(folder)) removeRightsOfOthers(folder)
}

function isInside(entry: string, folder: string): boolean {
  const relative = path.relative(fs.realpathSync(folder), fs.realpathSync(entry))
  return !relative.startsWith('..') && !path.isAbsolute(relative)
}
