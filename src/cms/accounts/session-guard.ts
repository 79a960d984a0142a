import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { parseCookies } from 'payload/shared'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { findOpenSession } from './sessions'

/** What the guard adds to an account whose session it accepted. */
type SessionMarks = {
  /** Id of the session. */
  _sessionId?: string
  /** The role needs a second factor and the account has none: nothing but its set-up is open. */
  _needsSecondFactor?: boolean
}

/**
 * Has every check of a session cookie look for the session's row: our own calls,
 * Payload's REST and its panel. Payload by itself believes a token until it expires, or keeps the
 * sessions in the account's row, where its whole-row writes bring back what was ended meanwhile.
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
 * The account behind a session cookie, or null. Payload takes a database that does not answer for a cookie
 * without a session, and would have somebody log in again.
 * @throws what the database throws where the session of a cookie cannot be looked for.
 */
export async function findSessionUser(payload: Payload, headers: Headers): Promise<User | null> {
  // Not `payload.auth`, which would also work out what the account may do with every collection.
  const find = async () => (await executeAuthStrategies({ headers, payload })).user as User | null
  const user = await find()
  if (user) return user
  const sid = sessionIdOfCookie(payload, headers)
  const isOpen = sid !== undefined && (await findOpenSession(payload, sid)) !== null
  // The database did not answer, and now it does.
  return isOpen ? find() : null
}

/** The id of the session that an account came with; undefined for the system itself. */
export function sessionIdOf(user: object | null | undefined): string | undefined {
  return marksOf(user)._sessionId
}

/** Whether the account has to set up a second factor before it may do anything else. */
export function needsSecondFactor(user: object | null | undefined): boolean {
  return marksOf(user)._needsSecondFactor === true
}

function marksOf(user: object | null | undefined): SessionMarks {
  return user ?? {}
}

/**
 * Not enumerable, and not under Payload's own name `_sid`: the panel writes the account, and a `_sid`
 * in any case, into its pages.
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

/** Whether the site settings ask accounts of that role for a second factor. */
export async function isSecondFactorRequired(
  payload: Payload,
  role: User['role'],
): Promise<boolean> {
  // On MongoDB null until the settings are saved for the first time.
  const settings: object | null = await payload.db.findGlobal({
    slug: slugs.siteSettings,
    select: { secondFactorRoles: true },
  })
  const roles: unknown =
    settings && 'secondFactorRoles' in settings ? settings.secondFactorRoles : []
  return Array.isArray(roles) && roles.includes(role)
}

/** From a token whose signature only Payload checks. */
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
