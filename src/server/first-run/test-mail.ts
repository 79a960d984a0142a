import { randomUUID } from 'node:crypto'
import type { User } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { mailsContent } from '@/content/mails'
import { mailSamples, mailTextWords } from '@/content/panel/mail-texts'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { TestMailResult } from '@/domain/first-run'
import { type MailName, sampleValues } from '@/domain/mail-texts'
import { getEnv, siteUrl } from '@/env'
import { errorCode } from '@/lib/error-code'
import { logError } from '../log'
import { openMail } from '../mail/open-mail'
import { sendMail } from '../mail/transport'
import { getSiteSettings } from '../site-settings/page-data'
import { rememberMailTest } from './service'

/** Nodemailer's codes for the ways in which sending fails. */
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

type TestMail = { locale: Locale; mail?: MailName }

/**
 * Sends a message to an admin's own address, immediately.
 * @returns the outcome.
 */
export async function sendTestMail(
  user: User,
  { locale, mail }: TestMail,
): Promise<TestMailResult> {
  const env = getEnv()
  if (!env.SMTP_URL) return 'no-server'
  if (!user.email) return 'no-address'
  const message = mail ? await sampleOf(mail, locale) : await testMessage(user, locale)
  const id = randomUUID()
  try {
    await sendMail({ id, key: `test-${id}`, to: user.email, ...message })
  } catch (error) {
    // Mail servers quote the address in their refusals, so their message is not logged.
    logError('The test mail could not be sent', new Error('The mail server did not accept it'))
    return FAILURES[errorCode(error) ?? ''] ?? 'failed'
  }
  await rememberMailTest()
  return 'sent'
}

async function testMessage({ username }: User, locale: Locale) {
  const { foundationName } = await getSiteSettings(locale)
  const { subject, paragraphs } = mailsContent[locale].test
  const values = { foundation: foundationName, site: siteUrl(getEnv()), username }
  const fill = (text: string) => fillPlaceholders(text, values)
  return { subject: fill(subject), text: `${paragraphs.map(fill).join('\n\n')}\n` }
}

/** Returns a mail with its stored texts, filled with samples; the subject says so. */
async function sampleOf(mail: MailName, locale: Locale) {
  const { texts, foundation, write } = await openMail(mail, locale)
  const places = { ...mailSamples(locale), foundation }
  const mark = mailTextWords.sampleMark[locale]
  return write(sampleValues(texts, places), { subject: `${mark} ${texts.subject}` })
}
