import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { parseCookies } from 'payload/shared'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { findOpenSession } from './sessions'

/** What the guard adds to an account whose session it accepted. */
type SessionMarks = {
  /** Id of the session. */
  _sessionId?: string
  /** The role needs a second factor and the account has none: it may only set one up. */
  _needsSecondFactor?: boolean
}

/**
 * Makes every check of a session cookie look up the session's row: in our own calls, Payload's REST and
 * its panel. Payload itself either trusts a token until it expires, or keeps sessions in the account's
 * row, where its whole-row writes restore sessions that were ended meanwhile.
 */
export function guardSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      if (!result.user) return result
      const marks = await checkSession(payload, args.headers, result.user)
      if (!marks) return { user: null }
      mark(result.user, marks)
      return result
    },
  }))
}

/**
 * Returns the account of a session cookie, or null. Payload treats a database failure like a missing
 * session and would ask the user to log in again.
 * @throws the database's error if the session cannot be looked up.
 */
export async function findSessionUser(payload: Payload, headers: Headers): Promise<User | null> {
  // Not `payload.auth`, which would also compute the permissions for every collection.
  const find = async () => (await executeAuthStrategies({ headers, payload })).user as User | null
  const user = await find()
  if (user) return user
  const sid = sessionIdOfCookie(payload, headers)
  const isOpen = sid !== undefined && (await findOpenSession(payload, sid)) !== null
  // The first lookup failed, but the database responds again.
  return isOpen ? find() : null
}

/** Returns the id of an account's current session; undefined for the system itself. */
export function sessionIdOf(user: object | null | undefined): string | undefined {
  return marksOf(user)._sessionId
}

/** Whether the account must set up a second factor before it may do anything else. */
export function needsSecondFactor(user: object | null | undefined): boolean {
  return marksOf(user)._needsSecondFactor === true
}

function marksOf(user: object | null | undefined): SessionMarks {
  return user ?? {}
}

/**
 * Adds the marks as non-enumerable properties, and not under Payload's name `_sid`: the panel serializes
 * the account into its pages, and `_sid` even if not enumerable.
 */
function mark(user: TypedUser, marks: SessionMarks): void {
  for (const [name, value] of Object.entries(marks)) Object.defineProperty(user, name, { value })
}

async function checkSession(
  payload: Payload,
  headers: Headers,
  user: TypedUser,
): Promise<SessionMarks | null> {
  const sid = sessionIdOfCookie(payload, headers)
  const session = sid ? await findOpenSession(payload, sid) : null
  if (!sid || session?.user !== String(user.id)) return null
  const isMissing = !session.hasSecondFactor && (await isSecondFactorRequired(payload, user.role))
  return { _sessionId: sid, _needsSecondFactor: isMissing }
}

/** Whether the site settings require a second factor for a role. */
export async function isSecondFactorRequired(
  payload: Payload,
  role: User['role'],
): Promise<boolean> {
  // Null on MongoDB until the settings are first saved.
  const settings: object | null = await payload.db.findGlobal({
    slug: slugs.siteSettings,
    select: { secondFactorRoles: true },
  })
  const roles: unknown =
    settings && 'secondFactorRoles' in settings ? settings.secondFactorRoles : []
  return Array.isArray(roles) && roles.includes(role)
}

/** Reads the session id from the token without verifying its signature, which Payload does. */
function sessionIdOfCookie(payload: Payload, headers: Headers): string | undefined {
  const token = parseCookies(headers).get(`${payload.config.cookiePrefix}-token`)
  const [, body = ''] = (token ?? '').split('.')
  try {
    const { sid } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    return typeof sid === 'string' ? sid : undefined
  } catch {
    return undefined // not our token
  }
}
