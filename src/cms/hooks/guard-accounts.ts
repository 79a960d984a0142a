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
import type { User } from '@/cms/payload-types'
import { refusal } from '@/cms/refusal'
import { slugs } from '@/cms/slugs'
import { ACCOUNT_PATH } from '@/domain/account'
import { messages } from '@/domain/messages'
import { getEnv, siteUrl } from '@/env'

/** What the audit log says of an account. */
const LOGGED_FIELDS = ['username', 'role', 'email'] as const

/** Changing an account needs a recently entered password; a new password has to be strong. */
export const checkAccountChange: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  await requireRecentPasswordIn(req)
  const password = data?.password
  if (typeof password !== 'string' || password === '') return data
  if (req.user && originalDoc && String(req.user.id) === String(originalDoc.id)) {
    throw refusal(
      `Please change your own password at ${siteUrl(getEnv())}${ACCOUNT_PATH}: it asks for the old one.`,
      400,
    )
  }
  await assertStrongPassword(password, [data?.username ?? originalDoc?.username])
  newPasswords(req).add(String(originalDoc?.id ?? ''))
  return data
}

/**
 * Has changes of accounts take turns, from here to `finishAccountChange`: Payload reads a row,
 * changes it and writes it whole, so that two at once would undo each other, a lost role or password
 * included. What somebody else changed since this request read the row is kept; if both change the same
 * field, the second is refused.
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
    // Deleted meanwhile.
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
 * The fields of the stored account that are no longer as they were read.
 * @throws APIError 409 where `data` changes one of them as well.
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
 * Logs the change. A new password ends the sessions that the old one opened. A new password or e-mail
 * address also ends a mailed link that resets the password.
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

/** Deleting an account needs a recently entered password, and the last admin stays. */
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

/** Logs the deletion, and takes everything away that stood behind the account. */
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

/** A change that was refused on its way (a wrong field, a taken name) lets the next one in at once. */
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

/** By the account's id; a request may change several at once. */
const heldLeases = (req: PayloadRequest) =>
  keptIn(req, 'accountLeases', () => new Map<string, string>())

/** Accounts as they were right before this request changed them, by id. */
const storedAccounts = (req: PayloadRequest) =>
  keptIn(req, 'storedAccounts', () => new Map<string, User>())

/** Accounts that get a new password in this request. Payload forgets the password before the end. */
const newPasswords = (req: PayloadRequest) => keptIn(req, 'newPasswords', () => new Set<string>())

/** What the hooks of one request share: found in its context, made by the first that asks. */
function keptIn<T>({ context }: PayloadRequest, name: string, make: () => T): T {
  context[name] ??= make()
  return context[name] as T
}
