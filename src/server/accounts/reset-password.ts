import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { mailsContent } from '@/content/mails'
import { localePath } from '@/content/paths'
import {
  type ForgotPasswordInput,
  RESET_PAGE_PATH,
  type ResetPasswordInput,
} from '@/domain/account'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { messages } from '@/domain/messages'
import { getEnv, hasMailServer, siteUrl } from '@/env'
import { inBackground } from '../background'
import { findAll, findById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getLimiter, hiddenKey, tryToConsume } from '../http/rate-limits'
import { sendMail } from '../mail/transport'
import { getSiteSettings } from '../site-settings/page-data'
import { judgeNewPassword, setPassword } from './new-password'
import { findCode, makeResetToken, spendOneTimeCode } from './one-time-codes'
import { loginName, unlock } from './unlock'

/** Per account, whatever the client's address: nobody can flood a mailbox. */
const MAILS_PER_ACCOUNT = { points: 3, seconds: 60 * 60, isFixed: true } as const
/** Several accounts may share an address. */
const MAX_ACCOUNTS = 5

/** Whether a forgotten password can be reset by mail, which takes a mail server. */
export function canResetByMail(): boolean {
  return hasMailServer(getEnv())
}

/**
 * Sends a link to the accounts with this name or address, if any. Runs after the response, so that
 * neither its text nor its timing reveals whether there is such an account.
 */
export function requestReset({ username }: ForgotPasswordInput, locale: Locale): void {
  if (!canResetByMail()) return
  inBackground(sendLinks(loginName(username), locale), 'The password reset link could not be sent')
}

/**
 * Sets the new password of the account that a link was sent to, ends all its sessions, and forgets
 * its failed logins. The link works once.
 * @throws ApiError 400 if the link is expired, used or invalid, or if the new password is weak; the
 * link then still works.
 */
export async function resetPassword({ token, newPassword }: ResetPasswordInput): Promise<void> {
  const linkIsDead = () =>
    new ApiError(400, messages.resetLinkInvalid, { errors: { token: messages.resetLinkInvalid } })
  const userId = await findCode('password-reset', token)
  const user = userId ? await findById(slugs.users, userId) : null
  if (!user) throw linkIsDead()
  await judgeNewPassword(newPassword, user)
  if (!(await spendOneTimeCode('password-reset', token, user.id))) throw linkIsDead()
  // Before the password: a crash in between must not leave the name locked.
  await unlock(user.username)
  await setPassword({ user, password: newPassword, action: 'password-reset' })
}

async function sendLinks(name: string, locale: Locale): Promise<void> {
  const users = await findAll({
    collection: slugs.users,
    where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
    limit: MAX_ACCOUNTS,
  })
  const limiter = await getLimiter('reset-mails', MAILS_PER_ACCOUNT)
  for (const user of users) {
    if (!user.email || !(await tryToConsume(limiter, hiddenKey(user.id)))) continue
    await sendLink(user, user.email, locale)
  }
}

async function sendLink(user: User, to: string, locale: Locale): Promise<void> {
  const token = await makeResetToken(user.id)
  // After the #, so that the secret reaches no server log and no link scanner uses it up.
  const link = `${siteUrl(getEnv())}${localePath(locale, RESET_PAGE_PATH)}#${token}`
  const { foundationName } = await getSiteSettings(locale)
  const { subject, paragraphs } = mailsContent[locale].passwordReset
  const fill = (text: string) =>
    fillPlaceholders(text, { username: user.username, foundation: foundationName, link })
  // Not through the outbox: it stores what it sends, and admins can read it.
  await sendMail({
    id: `password-reset-${hiddenKey(token)}`,
    key: `password-reset-${user.id}`,
    to,
    subject: fill(subject),
    text: `${paragraphs.map(fill).join('\n\n')}\n`,
  })
}
