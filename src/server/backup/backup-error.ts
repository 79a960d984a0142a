import { errorCode } from '@/lib/error-code'
import { userName } from '@/lib/user-name'

/** Says why a backup cannot be made, trusted or restored, in words for the person who asked for it. */
export class BackupError extends Error {}

/** Why a part of a backup is not read: absent, or kept from the user of this process. */
export function readError(folder: string, error: unknown, otherwise: string): BackupError {
  const code = errorCode(error)
  const uid = process.getuid?.()
  if (uid === undefined || (code !== 'EACCES' && code !== 'EPERM'))
    return new BackupError(otherwise)
  const user = userName(uid)
  return new BackupError(
    `${user} may not read ${folder}. Put it where ${user} may enter, and give it to that user: sudo chown -R ${user} <the folder>`,
  )
}
