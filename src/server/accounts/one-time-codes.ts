import { randomBytes } from 'node:crypto'
import type { Where } from 'payload'
import { readableCode } from '@/cms/accounts/readable-code'
import type { OneTimeCode } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { RECOVERY_CODE_COUNT, RESET_LINK_MS } from '@/domain/account'
import { getPayloadClient } from '../payload-client'
import { sign } from '../signature'

const TOKEN_BYTES = 32

type Purpose = OneTimeCode['purpose']

/**
 * Generates ten new recovery codes for an account and deletes the old ones.
 * @returns the codes; they cannot be read again.
 */
export async function makeRecoveryCodes(userId: string): Promise<string[]> {
  await dropCodes(userId, 'recovery')
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    readableCode({ groups: 3, length: 4 }),
  )
  for (const code of codes) await store({ user: userId, purpose: 'recovery', code })
  return codes
}

/** Generates the secret of a password reset link, valid for half an hour; replaces an older one. */
export async function makeResetToken(userId: string): Promise<string> {
  await dropCodes(userId, 'password-reset')
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + RESET_LINK_MS).toISOString()
  await store({ user: userId, purpose: 'password-reset', code: token, expiresAt })
  return token
}

/** Returns the account that a valid code belongs to, or null. Does not use the code up. */
export async function findCode(purpose: Purpose, code: string): Promise<string | null> {
  const payload = await getPayloadClient()
  const found = await payload.db.findOne<OneTimeCode>({
    collection: slugs.oneTimeCodes,
    where: working(purpose, code),
  })
  return found?.user ?? null
}

/**
 * Uses a code up.
 * @returns whether this call did; of several at once only one does.
 */
export async function spendOneTimeCode(
  purpose: Purpose,
  code: string,
  userId: string,
): Promise<boolean> {
  const payload = await getPayloadClient()
  const used = await payload.db.updateOne({
    collection: slugs.oneTimeCodes,
    where: { and: [working(purpose, code), { user: { equals: userId } }] },
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return used !== null
}

/** Counts an account's remaining recovery codes. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const payload = await getPayloadClient()
  const { totalDocs } = await payload.db.count({
    collection: slugs.oneTimeCodes,
    where: {
      and: [
        { user: { equals: userId } },
        { purpose: { equals: 'recovery' } },
        { usedAt: { exists: false } },
      ],
    },
  })
  return totalDocs
}

/** Deletes an account's codes for one purpose, including used ones. */
export async function dropCodes(userId: string, purpose: Purpose): Promise<void> {
  const payload = await getPayloadClient()
  await payload.db.deleteMany({
    collection: slugs.oneTimeCodes,
    where: { and: [{ user: { equals: userId } }, { purpose: { equals: purpose } }] },
  })
}

type Code = { user: string; purpose: Purpose; code: string; expiresAt?: string }

async function store({ code, ...stored }: Code): Promise<void> {
  const payload = await getPayloadClient()
  await payload.db.create({
    collection: slugs.oneTimeCodes,
    data: { ...stored, hash: hashOf(stored.purpose, code) },
  })
}

function working(purpose: Purpose, code: string): Where {
  return {
    and: [
      { hash: { equals: hashOf(purpose, code) } },
      { usedAt: { exists: false } },
      ...(purpose === 'password-reset'
        ? [{ expiresAt: { greater_than: new Date().toISOString() } }]
        : []),
    ],
  }
}

/** Keyed, so that a copy of the database alone is not enough to guess codes. */
function hashOf(purpose: Purpose, code: string): string {
  return sign(['one-time-code', purpose, code])
}
