import { randomUUID } from 'node:crypto'
import type { User } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { mailsContent } from '@/content/mails'
import type { TestMailResult } from '@/domain/first-run'
import { getEnv, siteUrl } from '@/env'
import { logError } from '../log'
import { sendMail } from '../mail/transport'
import { getSiteSettings } from '../site-settings/page-data'
import { rememberMailTest } from './service'

/** What Nodemailer calls the ways in which a mail fails. */
const FAILURES: Record<string, TestMailResult> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'unreachable',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
}

/** Sends a message to an admin's own address, at once. @returns how it went. */
export async function sendTestMail(user: User, locale: Locale): Promise<TestMailResult> {
  const env = getEnv()
  if (!env.SMTP_URL) return 'no-server'
  if (!user.email) return 'no-address'
  const { foundationName } = await getSiteSettings(locale)
  const { subject, paragraphs } = mailsContent[locale].test
  const fill = (text: string) =>
    text
      .replace('{foundation}', () => foundationName)
      .replace('{site}', () => siteUrl(env))
      .replace('{username}', () => user.username)
  const id = randomUUID()
  const letter = { subject: fill(subject), text: `${paragraphs.map(fill).join('\n\n')}\n` }
  try {
    await sendMail({ id, key: `test-${id}`, to: user.email, ...letter })
  } catch (error) {
    // Mail servers write the address into their refusals: the log gets none of their words.
    logError('The test mail could not be sent', new Error('The mail server did not take it'))
    return FAILURES[codeOf(error)] ?? 'failed'
  }
  await rememberMailTest()
  return 'sent'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
