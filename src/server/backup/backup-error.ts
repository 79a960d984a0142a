import { errorCode } from '@/lib/error-code'
import { errorMessage } from '@/lib/error-message'
import { userName } from '@/lib/user-name'

/**
 * A backup cannot be made, trusted or restored. The message tells the person who asked for it why.
 */
export class BackupError extends Error {}

/**
 * Returns the error for a part of a backup that cannot be read: it is missing, or this process's
 * user may not read it.
 */
export function readError(folder: string, error: unknown, otherwise: string): BackupError {
  const code = errorCode(error)
  const uid = process.getuid?.()
  if (uid === undefined || (code !== 'EACCES' && code !== 'EPERM'))
    return new BackupError(otherwise)
  const user = userName(uid)
  return new BackupError(
    `${user} may not read ${folder}. Move it to a folder that ${user} can enter, and change its owner: sudo chown -R ${user} <the folder>`,
  )
}

/** Returns the message of an error with one full stop at its end, so that advice can follow. */
export function sentenceOf(error: unknown): string {
  return errorMessage(error).replace(/\.?$/, '.')
}
