import { Secret, TOTP } from 'otpauth'
import { sessionIdOf } from '@/cms/accounts/session-guard'
import { endSessions, noteSecondFactor } from '@/cms/accounts/sessions'
import { openSecret, SealedTextError, sealSecret } from '@/cms/database/encryption/secret-box'
import type { SecondFactor, User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { SECOND_FACTOR_DIGITS } from '@/domain/account'
import { messages } from '@/domain/messages'
import type { RecoveryCodesDto, SecondFactorKeyDto } from '@/domain/responses/account'
import { qrPath } from '@/lib/qr-path'
import { recordAudit } from '../audit/record-audit'
import { createIfAbsent } from '../documents/create-if-absent'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { getSiteSettings } from '../site-settings/page-data'
import { dropCodes, makeRecoveryCodes, spendOneTimeCode } from './one-time-codes'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const STEP_SECONDS = 30
/** A phone's clock may be this many steps ahead or behind. */
const DRIFT_STEPS = 1
const APP_CODE = /^\d{6}$/

/** Whether an account has a confirmed second factor. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const factor = await findFactor(userId)
  return Boolean(factor?.confirmedAt)
}

/**
 * Begins the set-up: generates a key, which takes effect once a code of it is entered.
 * @throws ApiError 409 if a second factor is already on.
 */
export async function beginSecondFactor(user: User): Promise<SecondFactorKeyDto> {
  const secret = new Secret({ size: SECRET_BYTES })
  const sealed = sealSecret(secret.base32, secondFactorPurpose(user.id))
  const inserted = await createIfAbsent({
    collection: slugs.secondFactors,
    key: 'user',
    data: { user: user.id, secret: sealed, lastStep: 0 },
  })
  if (
    !inserted &&
    !(await changeFactor({ userId: user.id, state: 'unconfirmed', data: { secret: sealed } }))
  ) {
    throw new ApiError(409, messages.secondFactorIsOn)
  }
  const { foundationName } = await getSiteSettings('en')
  const { size: qrSize, path } = qrPath(
    totpOf(secret, { issuer: foundationName, label: user.username }).toString(),
  )
  return { key: secret.base32.replace(/(.{4})(?=.)/g, '$1 '), qrSize, qrPath: path }
}

/**
 * Completes the set-up: from now on each login asks for a code. Ends all other sessions, since they
 * were opened without one.
 * @returns ten recovery codes, shown only once.
 * @throws ApiError 400 if the code is wrong or no set-up was begun.
 */
export async function confirmSecondFactor(user: User, code: string): Promise<RecoveryCodesDto> {
  const factor = await findFactor(user.id)
  if (!factor || factor.confirmedAt) throw new ApiError(400, messages.secondFactorNotBegun)
  const step = stepOf(factor, code)
  const isConfirmed =
    step !== null &&
    (await changeFactor({
      userId: user.id,
      state: 'unconfirmed',
      data: { confirmedAt: new Date().toISOString(), lastStep: step },
      condition: { secret: { equals: factor.secret } },
    }))
  if (!isConfirmed) {
    throw new ApiError(400, messages.codeWrong, { errors: { code: messages.codeWrong } })
  }
  const recoveryCodes = await makeRecoveryCodes(user.id)
  const payload = await getPayloadClient()
  const sid = sessionIdOf(user)
  await endSessions(payload, user.id, sid)
  if (sid) await noteSecondFactor(payload, sid, true)
  await audit('second-factor-enabled', user)
  return { recoveryCodes }
}

/**
 * Uses up a code of the app, or a recovery code. Each works once, across all servers.
 * @returns whether it was right.
 */
export async function spendCode(userId: string, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (!APP_CODE.test(code)) return spendOneTimeCode('recovery', grouped(code), userId)
  const factor = await findFactor(userId)
  const step = factor?.confirmedAt ? stepOf(factor, code) : null
  if (step === null) return false
  return changeFactor({
    userId,
    state: 'confirmed',
    data: { lastStep: step },
    condition: { lastStep: { less_than: step } },
  })
}

/** Turns somebody's own second factor off. Ends their other sessions. */
export async function removeOwnSecondFactor(user: User): Promise<void> {
  const payload = await getPayloadClient()
  const sid = sessionIdOf(user)
  await dropFactor(user.id)
  await endSessions(payload, user.id, sid)
  if (sid) await noteSecondFactor(payload, sid, false)
  await audit('second-factor-disabled', user)
}

/** Removes the second factor of somebody who lost it, and ends their sessions. */
export async function resetSecondFactor(user: Pick<User, 'id' | 'username'>): Promise<void> {
  await dropFactor(user.id)
  await endSessions(await getPayloadClient(), user.id)
  await audit('second-factor-disabled', user)
}

type FactorChange = {
  userId: string
  state: 'confirmed' | 'unconfirmed'
  data: Partial<SecondFactor>
  condition?: object
}

/** Changes a second factor if it is in the given state; of several changes at once one succeeds. */
async function changeFactor({
  userId,
  state,
  data,
  condition = {},
}: FactorChange): Promise<boolean> {
  const payload = await getPayloadClient()
  const changed = await payload.db.updateOne({
    collection: slugs.secondFactors,
    where: {
      and: [
        { user: { equals: userId } },
        { confirmedAt: { exists: state === 'confirmed' } },
        ...Object.entries(condition).map(([name, value]) => ({ [name]: value })),
      ],
    },
    data,
    options: { atomic: true },
  })
  return changed !== null
}

async function findFactor(userId: string): Promise<SecondFactor | null> {
  const payload = await getPayloadClient()
  return payload.db.findOne<SecondFactor>({
    collection: slugs.secondFactors,
    where: { user: { equals: userId } },
  })
}

async function dropFactor(userId: string): Promise<void> {
  const payload = await getPayloadClient()
  await payload.db.deleteMany({
    collection: slugs.secondFactors,
    where: { user: { equals: userId } },
  })
  await dropCodes(userId, 'recovery')
}

/** Returns the time step of an app's code; null if it is wrong or the key cannot be decrypted. */
function stepOf({ user, secret }: SecondFactor, code: string): number | null {
  try {
    const totp = totpOf(Secret.fromBase32(openSecret(secret, secondFactorPurpose(user))))
    const timestamp = Date.now()
    const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: DRIFT_STEPS })
    return delta === null ? null : totp.counter({ timestamp }) + delta
  } catch (error) {
    if (!(error instanceof SealedTextError)) throw error
    logError('A second factor cannot be read; reset it with `npm run admin`', error)
    return null
  }
}

function totpOf(secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret,
    algorithm: 'SHA1',
    digits: SECOND_FACTOR_DIGITS,
    period: STEP_SECONDS,
  })
}

/** Binds an app's key to its account: copied to another account's row, it cannot be opened. */
export function secondFactorPurpose(userId: string): string {
  return `second factor of ${userId}`
}

function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

async function audit(
  action: 'second-factor-enabled' | 'second-factor-disabled',
  { id, username }: Pick<User, 'id' | 'username'>,
): Promise<void> {
  await recordAudit({ action, subject: 'user', subjectId: id, label: username })
}
