import path from 'node:path'
import { dataDir, type Env } from '@/env'
import { smtpTransport } from '../mail/smtp-transport'
import { codeOf, type Finding, fine, problem, warning } from './finding'

const TIMEOUT_MS = 8000

/** Checks that the mail server accepts the login of SMTP_URL. Sends no mail. */
export async function checkMail(env: Env): Promise<Finding> {
  const { SMTP_URL } = env
  if (!SMTP_URL) {
    const folder = path.join(dataDir(env), 'mails')
    const found = `No mail server is set: e-mails are only saved, in ${folder}.`
    return warning('mail', found, 'Set SMTP_URL and MAIL_FROM.')
  }
  const transport = smtpTransport(SMTP_URL, TIMEOUT_MS)
  const { hostname } = new URL(SMTP_URL)
  try {
    await transport.verify()
    return fine('mail', `${hostname} responds and accepts the login.`)
  } catch (error) {
    return failure(hostname, codeOf(error))
  } finally {
    transport.close()
  }
}

function failure(hostname: string, code: string): Finding {
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    const found = `${hostname} rejects the user and password in SMTP_URL.`
    const advice = 'Correct them; write characters such as @ or / in a password as %40 or %2F.'
    return problem('mail', found, advice)
  }
  if (code === 'ETLS') {
    const found = `The encrypted connection to ${hostname} failed.`
    return problem('mail', found, 'Use smtps:// with port 465, or smtp:// with port 587.')
  }
  const found = `${hostname} does not respond as a mail server (${code}).`
  const advice = 'Check the host and port in SMTP_URL, and whether your provider blocks mail ports.'
  return problem('mail', found, advice)
}
