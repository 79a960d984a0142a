import { createTransport, type Transporter } from 'nodemailer'
import { MINUTE_MS } from '@/domain/durations'

const TIMEOUT_MS = 20_000
/** For a whole mail, with a certificate attached on a slow line; well below its lease in the outbox. */
const SEND_LIMIT_MS = 2 * MINUTE_MS

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

type Message = Parameters<Transporter['sendMail']>[0]

/**
 * Sends a mail, or ends the connection at the limit: to a server that responds byte by byte, the timeouts of
 * the transport do not apply.
 * @throws Error if the server does not accept it in time; it may have delivered it nevertheless.
 */
export async function sendWithin(
  transport: Transporter,
  message: Message,
  limitMs = SEND_LIMIT_MS,
): Promise<void> {
  const signal = AbortSignal.timeout(limitMs)
  try {
    await transport.sendMail({ ...message, signal })
  } catch (error) {
    if (!signal.aborted) throw error
    const late = new Error('The mail server took too long to respond', { cause: error })
    throw Object.assign(late, { code: 'ETIMEDOUT' })
  }
}
