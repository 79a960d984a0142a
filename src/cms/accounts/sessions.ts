import { randomUUID } from 'node:crypto'
import { type BasePayload, jwtSign, type Where } from 'payload'
import type { Session } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'

/** How long a session lasts after the login or its renewal by the panel. */
export const SESSION_SECONDS = 8 * 60 * 60

type NewSession = {
  userId: string
  /** The login proved a second factor. */
  hasSecondFactor: boolean
  /** When the password was given; by default now. */
  passwordAt?: Date
}

/**
 * Opens a session, and deletes expired ones.
 * @returns its id, and the token for its cookie, which holds only the ids of account and session.
 */
export async function openSession(
  payload: BasePayload,
  { userId, hasSecondFactor, passwordAt = new Date() }: NewSession,
): Promise<{ sid: string; token: string }> {
  const sid = randomUUID()
  await payload.db.create({
    collection: slugs.sessions,
    data: {
      sid,
      user: userId,
      hasSecondFactor,
      passwordAt: passwordAt.toISOString(),
      expiresAt: expiry(),
    },
  })
  await payload.db.deleteMany({
    collection: slugs.sessions,
    where: { expiresAt: { less_than: new Date().toISOString() } },
  })
  return { sid, token: (await signToken(payload, userId, sid)).token }
}

/** Returns an open session by its id, or null. */
export async function findOpenSession(payload: BasePayload, sid: string): Promise<Session | null> {
  return payload.db.findOne<Session>({ collection: slugs.sessions, where: isOpen(sid) })
}

/**
 * Extends an open session by eight hours.
 * @returns its new token, or null if it has ended meanwhile.
 */
export async function renewSession(
  payload: BasePayload,
  { userId, sid }: { userId: string; sid: string },
): Promise<{ token: string; exp: number } | null> {
  const renewed = await changeSession(payload, sid, { expiresAt: expiry() })
  return renewed ? signToken(payload, userId, sid) : null
}

/** Records that the password was just given in this session. */
export async function notePassword(payload: BasePayload, sid: string): Promise<void> {
  await changeSession(payload, sid, { passwordAt: new Date().toISOString() })
}

/** Records whether this session's account has a second factor. */
export async function noteSecondFactor(
  payload: BasePayload,
  sid: string,
  hasSecondFactor: boolean,
): Promise<void> {
  await changeSession(payload, sid, { hasSecondFactor })
}

/** Ends one session: its cookie stops working, on every server. */
export async function endSession(payload: BasePayload, sid: string): Promise<void> {
  await payload.db.deleteMany({ collection: slugs.sessions, where: { sid: { equals: sid } } })
}

/**
 * Ends all sessions of an account.
 * @param except the session to keep, if any.
 */
export async function endSessions(
  payload: BasePayload,
  userId: string,
  except?: string,
): Promise<void> {
  await payload.db.deleteMany({
    collection: slugs.sessions,
    where: {
      and: [
        { user: { equals: userId } },
        ...(except === undefined ? [] : [{ sid: { not_equals: except } }]),
      ],
    },
  })
}

function changeSession(payload: BasePayload, sid: string, data: Partial<Session>) {
  return payload.db.updateOne({
    collection: slugs.sessions,
    where: isOpen(sid),
    data,
    options: { atomic: true },
  })
}

function isOpen(sid: string): Where {
  return {
    and: [{ sid: { equals: sid } }, { expiresAt: { greater_than: new Date().toISOString() } }],
  }
}

function expiry(): string {
  return new Date(Date.now() + SESSION_SECONDS * 1000).toISOString()
}

/** Signs what Payload's own strategy needs to find the account, plus the session id. */
function signToken(payload: BasePayload, userId: string, sid: string) {
  return jwtSign({
    fieldsToSign: { id: userId, collection: slugs.users, sid },
    secret: payload.secret,
    tokenExpiration: SESSION_SECONDS,
  })
}
