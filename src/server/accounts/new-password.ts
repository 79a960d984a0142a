import { hashPassword } from '@/cms/accounts/password-hash'
import { assertStrongPassword } from '@/cms/accounts/password-strength'
import { endSessions } from '@/cms/accounts/sessions'
import { ACCOUNTS_LEASE, withLease } from '@/cms/database/lease'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { isPayloadRefusal } from '@/lib/payload-refusal'
import { recordAudit } from '../audit/record-audit'
import { changeWhere } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { dropCodes } from './one-time-codes'

/** @throws ApiError 400 that says what is wrong with a new password, at the field `newPassword`. */
export async function judgeNewPassword(password: string, user: User): Promise<void> {
  try {
    await assertStrongPassword(password, [user.username, user.email])
  } catch (error) {
    if (!isPayloadRefusal(error)) throw error
    throw new ApiError(400, error.message, { errors: { newPassword: error.message } })
  }
}

type NewPassword = {
  user: User
  password: string
  action: 'password-changed' | 'password-reset'
  /** The session to keep open, if any. */
  keptSession?: string
  /** Whether it may still be set, asked when no other password can be set any more. */
  isAllowed?: () => Promise<boolean>
}

/**
 * Sets a password that has been judged, and ends the sessions that the old one opened. Writes the
 * hash only, so that concurrent changes to the account survive.
 * @throws ApiError 409 if the password was changed in the meantime.
 */
export async function setPassword({
  user,
  password,
  action,
  keptSession,
  isAllowed = async () => true,
}: NewPassword) {
  const payload = await getPayloadClient()
  const hashed = await hashPassword(password)
  await withLease(payload, ACCOUNTS_LEASE, async () => {
    if (!(await isAllowed())) throw new ApiError(409, messages.changedMeanwhile)
    const stored = await payload.db.findOne<User>({
      collection: slugs.users,
      where: { id: { equals: user.id } },
    })
    // Also before: after a crash in between, nobody would end what the old password has opened.
    await endSessions(payload, user.id, keptSession)
    const changed =
      stored?.hash &&
      (await changeWhere({
        collection: slugs.users,
        where: { and: [{ id: { equals: user.id } }, { hash: { equals: stored.hash } }] },
        data: hashed,
      }))
    if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  })
  await endSessions(payload, user.id, keptSession)
  await dropCodes(user.id, 'password-reset')
  await recordAudit({ action, subject: 'user', subjectId: user.id, label: user.username })
}
