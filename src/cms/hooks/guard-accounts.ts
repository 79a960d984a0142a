import { isDeepStrictEqual } from 'node:util'
import type {
  BasePayload,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { assertStrongPassword } from '@/cms/accounts/password-strength'
import { endSessions } from '@/cms/accounts/sessions'
import { requireRecentPasswordIn } from '@/cms/accounts/step-up'
import { actorOf, changesBetween, writeAudit } from '@/cms/audit'
import { ACCOUNTS_LEASE, releaseLease, takeLease } from '@/cms/database/lease'
import { inLanguageOf } from '@/cms/panel/both-languages'
import type { User } from '@/cms/payload-types'
import { refusal } from '@/cms/refusal'
import { slugs } from '@/cms/slugs'
import { ACCOUNT_PATH } from '@/domain/account'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { messages } from '@/domain/messages'
import { getEnv, siteUrl } from '@/env'

/** The fields of an account that appear in the audit log. */
const LOGGED_FIELDS = ['username', 'role', 'email'] as const

/**
 * Requires a recently entered password for changing an account, and a strong new password. Users change their
 * own password elsewhere.
 * @throws APIError 403 without a recent password, 400 for a weak one or for one's own.
 */
export const checkAccountChange: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  await requireRecentPasswordIn(req)
  const password = data?.password
  if (typeof password !== 'string' || password === '') return data
  if (req.user && originalDoc && String(req.user.id) === String(originalDoc.id)) {
    const message = inLanguageOf(
      req,
      'Please change your own password at {place}: it asks for the old one.',
    )
    throw refusal(fillPlaceholders(message, { place: `${siteUrl(getEnv())}${ACCOUNT_PATH}` }), 400)
  }
  await assertStrongPassword(password, [data?.username ?? originalDoc?.username])
  newPasswords(req).add(String(originalDoc?.id ?? ''))
  return data
}

/**
 * Serializes changes of accounts, from here to `finishAccountChange`: Payload reads a row, changes it and
 * writes it whole, so concurrent changes would overwrite each other, including a role or password. Changes
 * by others since this request read the row are kept.
 * @throws APIError 409 if both change the same field.
 */
export const beginAccountChange: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  await lockAccounts(req, originalDoc.id)
  try {
    const stored = await readUser(req.payload, originalDoc.id)
    // Deleted in the meantime.
    if (!stored) throw refusal(messages.changedMeanwhile, 409)
    const merged = { ...data, ...changedMeanwhile(originalDoc, stored, data) }
    storedAccounts(req).set(stored.id, stored)
    const isDemoted =
      stored.role === 'admin' && merged.role !== undefined && merged.role !== 'admin'
    if (isDemoted) await assertAnotherAdmin(req.payload, originalDoc.id)
    return merged
  } catch (error) {
    await unlockAccounts(req, originalDoc.id)
    throw error
  }
}

/**
 * Returns the fields of the stored account that have changed since they were read.
 * @throws APIError 409 if `data` changes one of them, too.
 */
function changedMeanwhile(read: User, stored: User, data: Partial<User>): Partial<User> {
  const valuesOf = (user: Partial<User>) => new Map<string, unknown>(Object.entries(user))
  const [before, wanted] = [valuesOf(read), valuesOf(data)]
  const isAsRead = (name: string, value: unknown) =>
    isDeepStrictEqual(value ?? null, before.get(name) ?? null)
  const changed = Object.entries(stored).filter(
    ([name, value]) => name !== 'updatedAt' && !isAsRead(name, value),
  )
  const isWantedToo = changed.some(
    ([name]) => wanted.has(name) && !isAsRead(name, wanted.get(name)),
  )
  if (isWantedToo) throw refusal(messages.changedMeanwhile, 409)
  return Object.fromEntries(changed)
}

/**
 * Logs the change. A new password ends all sessions. A new password or e-mail address also invalidates mailed
 * links for resetting the password.
 */
export const finishAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  req,
}) => {
  const { payload } = req
  const isNew = operation === 'create'
  const before = storedAccounts(req).get(doc.id)
  const hasNewPassword = !isNew && newPasswords(req).delete(String(doc.id))
  const hasNewEmail = before && (before.email ?? null) !== (doc.email ?? null)
  if (hasNewPassword) await endSessions(payload, doc.id)
  if (hasNewPassword || hasNewEmail) {
    await payload.db.deleteMany({
      collection: slugs.oneTimeCodes,
      where: { and: [{ user: { equals: doc.id } }, { purpose: { equals: 'password-reset' } }] },
    })
  }
  await unlockAccounts(req, doc.id)
  const changes = changesBetween(before && loggedPart(before), loggedPart(doc))
  const entry = {
    subject: 'user',
    subjectId: String(doc.id),
    label: doc.username,
    ...actorOf(req.user),
  } as const
  if (Object.keys(changes).length > 0) {
    await writeAudit(payload, { ...entry, action: isNew ? 'created' : 'changed', changes })
  }
  if (hasNewPassword) await writeAudit(payload, { ...entry, action: 'password-changed' })
  return doc
}

/**
 * Requires a recently entered password for deleting an account.
 * @throws APIError 403 without it, 400 for the last admin.
 */
export const beginAccountDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireRecentPasswordIn(req)
  await lockAccounts(req, String(id))
  try {
    const stored = await readUser(req.payload, String(id))
    if (stored?.role === 'admin') await assertAnotherAdmin(req.payload, String(id))
  } catch (error) {
    await unlockAccounts(req, String(id))
    throw error
  }
}

/** Logs the deletion, and deletes the account's sessions, second factor and codes. */
export const finishAccountDeletion: CollectionAfterDeleteHook<User> = async ({ id, doc, req }) => {
  const { payload } = req
  await endSessions(payload, String(id))
  for (const collection of [slugs.secondFactors, slugs.oneTimeCodes]) {
    await payload.db.deleteMany({ collection, where: { user: { equals: String(id) } } })
  }
  await unlockAccounts(req, String(id))
  await writeAudit(payload, {
    action: 'deleted',
    subject: 'user',
    subjectId: String(id),
    label: doc.username,
    ...actorOf(req.user),
  })
}

/** Releases the leases of a change that failed later (an invalid field, a taken name). */
export async function abandonAccountChange({ req }: { req: PayloadRequest }): Promise<void> {
  for (const id of [...heldLeases(req).keys()]) await unlockAccounts(req, id)
}

async function lockAccounts(req: PayloadRequest, id: string): Promise<void> {
  heldLeases(req).set(id, await takeLease(req.payload, ACCOUNTS_LEASE))
}

async function unlockAccounts(req: PayloadRequest, id: string): Promise<void> {
  const held = heldLeases(req)
  const holder = held.get(id)
  held.delete(id)
  if (holder) await releaseLease(req.payload, ACCOUNTS_LEASE, holder)
}

async function assertAnotherAdmin(payload: BasePayload, id: string): Promise<void> {
  const { totalDocs } = await payload.db.count({
    collection: slugs.users,
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
  })
  if (totalDocs === 0) throw refusal(messages.lastAdmin, 400)
}

function readUser(payload: BasePayload, id: string): Promise<User | null> {
  return payload.db.findOne<User>({ collection: slugs.users, where: { id: { equals: id } } })
}

function loggedPart(user: Partial<User>): Record<string, unknown> {
  return Object.fromEntries(LOGGED_FIELDS.map((name) => [name, user[name]]))
}

/** Leases by account id; a request may change several accounts. */
const heldLeases = (req: PayloadRequest) =>
  keptIn(req, 'accountLeases', () => new Map<string, string>())

/** Accounts by id, as they were just before this request changed them. */
const storedAccounts = (req: PayloadRequest) =>
  keptIn(req, 'storedAccounts', () => new Map<string, User>())

/** Ids of accounts that get a new password in this request: Payload drops the password before the last hook. */
const newPasswords = (req: PayloadRequest) => keptIn(req, 'newPasswords', () => new Set<string>())

/** Returns state that the hooks of one request share, kept in its context. */
function keptIn<T>({ context }: PayloadRequest, name: string, make: () => T): T {
  context[name] ??= make()
  return context[name] as T
}
