import { randomBytes, randomInt } from 'node:crypto'
import type { Where } from 'payload'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { localePath, MY_GIVING_PATH } from '@/content/paths'
import { DONOR_ACTOR } from '@/domain/audit'
import { emailKey } from '@/domain/email'
import { messages } from '@/domain/messages'
import { GIVING_CODE_TRIES, GIVING_LINK_MS, GIVING_SESSION_MS } from '@/domain/my-giving'
import { getEnv, hasMailServer, siteUrl } from '@/env'
import { setActor } from '@/lib/request-context'
import { isSameText } from '@/lib/same-text'
import { inBackground } from '../background'
import { changeWhere, findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { cookie, expiredCookie, readCookie } from '../http/cookies'
import { getLimiter, hiddenKey, tryToConsume } from '../http/rate-limits'
import { forgetReturnedForm } from '../http/returned-form'
import { openMail } from '../mail/open-mail'
import { sendMail } from '../mail/transport'
import { getPayloadClient } from '../payload-client'
import { noticeFields } from '../privacy-notice'
import { sign } from '../signature'
import { hasGiven } from './own-gifts'

// How donors prove that they read a mailbox: docs/decisions/0114. Accounts are not involved.

/** Per mailbox, whatever the client's address: nobody can flood it. */
const MAILS_PER_MAILBOX = { points: 3, seconds: 60 * 60, isFixed: true } as const
const SECRET_BYTES = 32
const CODE_DIGITS = 6
export const DONOR_COOKIE = 'manavta-giving'
const ASKED_COOKIE = 'manavta-giving-asked'
const MS_PER_SECOND = 1000

type Asking = { email: string; locale: Locale; isSpam: boolean }

/**
 * Sends a link and a code to an address if somebody gave with it. Runs after the response, so that
 * neither its text nor its timing reveals whether somebody did.
 * @returns the cookie that identifies this browser when the code is entered.
 */
export function askForLogin(req: Request, { email, locale, isSpam }: Asking): string {
  // Kept, because no mail may be sent this time: the code of the one before still works then.
  const browser = readCookie(req, ASKED_COOKIE) || makeSecret()
  if (hasMailServer(getEnv()) && !isSpam) {
    const sent = sendLogin({ email: emailKey(email), browser, locale })
    inBackground(sent, 'The link to My giving could not be sent')
  }
  const maxAgeSeconds = GIVING_LINK_MS / MS_PER_SECOND
  return cookie({ name: ASKED_COOKIE, value: browser, maxAgeSeconds })
}

/** Whether this browser asked for a code within the last half hour. */
export function hasRequestedCode(headers: Headers): boolean {
  return Boolean(readCookie({ headers }, ASKED_COOKIE))
}

/**
 * Opens 'My giving' with the secret of a link, which this uses up.
 * @returns the cookies of the session.
 * @throws ApiError 400 if it is expired, used or invalid; of several concurrent calls one succeeds.
 */
export async function openByLink(token: string): Promise<string[]> {
  const cookies = await open({ linkHash: { equals: hashOf('link', token) } })
  if (!cookies) {
    const { givingLinkInvalid } = messages
    throw new ApiError(400, givingLinkInvalid, { errors: { token: givingLinkInvalid } })
  }
  return cookies
}

/**
 * Opens 'My giving' with the code of a mail, in the browser that asked for it.
 * @returns the cookies of the session.
 * @throws ApiError 400 if it is wrong or expired, or was guessed at too often.
 */
export async function openByCode(req: Request, code: string): Promise<string[]> {
  const { givingCodeWrong } = messages
  const refusal = new ApiError(400, givingCodeWrong, { errors: { code: givingCodeWrong } })
  const browserHash = hashOf('browser', readCookie(req, ASKED_COOKIE) ?? '')
  const asked = { browserHash: { equals: browserHash } }
  const hasTries = { triesLeft: { greater_than: 0 } }
  // Only the newest: the browser may have asked for several addresses.
  const login = await findFirst(
    slugs.donorLogins,
    { and: [...working(), asked, hasTries] },
    '-expiresAt',
  )
  if (!login) throw refusal
  // The attempt is counted before it is checked, so that concurrent guesses count one by one.
  const counted = await changeWhere({
    collection: slugs.donorLogins,
    where: { and: [{ id: { equals: login.id } }, { triesLeft: { equals: login.triesLeft } }] },
    data: { triesLeft: login.triesLeft - 1 },
  })
  const isRight = isSameText(login.codeHash, hashOf('code', browserHash + code))
  const cookies = counted && isRight ? await open({ id: { equals: login.id } }) : null
  if (!cookies) throw refusal
  return cookies
}

/** Returns the mailbox that this session has opened, normalized by `emailKey`, or null. */
export async function findDonorEmail(headers: Headers): Promise<string | null> {
  const secret = readCookie({ headers }, DONOR_COOKIE)
  if (!secret) return null
  const login = await findFirst(slugs.donorLogins, bySession(secret))
  return login?.email ?? null
}

/**
 * Like `findDonorEmail`.
 * @throws ApiError 401 without an open session.
 */
export async function requireDonorEmail(req: Request): Promise<string> {
  const email = await findDonorEmail(req.headers)
  if (!email) throw new ApiError(401, messages.givingClosed)
  setActor({ name: DONOR_ACTOR })
  return email
}

/**
 * Ends the session itself, not only its cookies.
 * @returns the cookies that clear the browser's.
 */
export async function endDonorSession(req: Request): Promise<string[]> {
  const secret = readCookie(req, DONOR_COOKIE)
  if (secret) {
    const payload = await getPayloadClient()
    await payload.db.deleteMany({ collection: slugs.donorLogins, where: bySession(secret) })
  }
  // PAN and address as typed are cleared as well: somebody else may use the browser next.
  return [expiredCookie(DONOR_COOKIE), expiredCookie(ASKED_COOKIE), forgetReturnedForm()]
}

type LoginRequest = { email: string; browser: string; locale: Locale }

async function sendLogin({ email, browser, locale }: LoginRequest): Promise<void> {
  if (!(await hasGiven(email))) return
  const limiter = await getLimiter('giving-mails', MAILS_PER_MAILBOX)
  if (!(await tryToConsume(limiter, hiddenKey(email)))) return
  const { token, code } = await makeLogin(email, browser)
  const page = siteUrl(getEnv()) + localePath(locale, MY_GIVING_PATH)
  const { write } = await openMail('myGiving', locale)
  // After the #, so that the secret reaches no server log and no link scanner uses it up.
  const message = write({ code, link: `${page}#${token}` })
  // Not through the outbox: it stores what it sends, and admins can read it.
  await sendMail({
    id: `my-giving-${hiddenKey(token)}`,
    key: `my-giving-${hiddenKey(email)}`,
    to: email,
    ...message,
  })
}

/**
 * Stores a new link and its code as hashes, for half an hour. Older ones for the mailbox stop
 * working.
 * @param email normalized by `emailKey`.
 * @param browser value of the requesting browser's cookie.
 * @returns the secret of the link, and the code.
 */
export async function makeLogin(
  email: string,
  browser: string,
): Promise<{ token: string; code: string }> {
  const payload = await getPayloadClient()
  const now = Date.now()
  const over = { less_than: new Date(now).toISOString() }
  await payload.db.deleteMany({
    collection: slugs.donorLogins,
    where: {
      or: [
        { and: [{ email: { equals: email } }, { usedAt: { exists: false } }] },
        { and: [{ usedAt: { exists: false } }, { expiresAt: over }] },
        { endsAt: over },
      ],
    },
  })
  const token = makeSecret()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const browserHash = hashOf('browser', browser)
  await payload.db.create({
    collection: slugs.donorLogins,
    data: {
      email,
      browserHash,
      triesLeft: GIVING_CODE_TRIES,
      linkHash: hashOf('link', token),
      codeHash: hashOf('code', browserHash + code),
      expiresAt: new Date(now + GIVING_LINK_MS).toISOString(),
      ...noticeFields(new Date(now)),
    },
  })
  return { token, code }
}

/**
 * Uses a login up and starts its session, in one statement.
 * @returns its cookies, or null.
 */
async function open(which: Where): Promise<string[] | null> {
  const secret = makeSecret()
  const now = Date.now()
  const opened = await changeWhere({
    collection: slugs.donorLogins,
    where: { and: [which, ...working()] },
    data: {
      usedAt: new Date(now).toISOString(),
      sessionHash: hashOf('session', secret),
      endsAt: new Date(now + GIVING_SESSION_MS).toISOString(),
    },
  })
  if (!opened) return null
  const maxAgeSeconds = GIVING_SESSION_MS / MS_PER_SECOND
  return [
    cookie({ name: DONOR_COOKIE, value: secret, maxAgeSeconds }),
    expiredCookie(ASKED_COOKIE),
    // PAN and address that another donor typed in this browser.
    forgetReturnedForm(),
  ]
}

function working(): Where[] {
  return [{ usedAt: { exists: false } }, { expiresAt: { greater_than: new Date().toISOString() } }]
}

function bySession(secret: string): Where {
  return {
    and: [
      { sessionHash: { equals: hashOf('session', secret) } },
      { endsAt: { greater_than: new Date().toISOString() } },
    ],
  }
}

function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Keyed, so that a copy of the database alone is not enough to try the million codes. */
function hashOf(purpose: 'link' | 'code' | 'browser' | 'session', secret: string): string {
  return sign(['my-giving', purpose, secret])
}
