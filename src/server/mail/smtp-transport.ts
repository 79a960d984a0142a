import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 20_000

/** The way to a mail server. One that accepts and then says nothing must not hold up the others. */
export function smtpTransport(url: string, timeoutMs = TIMEOUT_MS) {
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}
