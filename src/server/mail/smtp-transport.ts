import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 20_000

/**
 * Creates the transport to a mail server. A server that accepts and then says nothing must not
 * delay other mails.
 */
export function smtpTransport(url: string, timeoutMs = TIMEOUT_MS) {
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}
