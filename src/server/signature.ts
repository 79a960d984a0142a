import { createHmac, type Hmac } from 'node:crypto'
import { EnvError, getEnv } from '@/env'

/**
 * Signs a text with the site's secret, so that only this site can have written it.
 * @param parts first the purpose, then what is signed: signatures are never valid for another
 * purpose.
 * @throws EnvError if there is no secret, since then anyone could sign.
 */
export function sign(parts: readonly string[]): string {
  return signatureOf(parts).digest('base64url')
}

/** Like `sign`, for the address of a page: 32 hexadecimal digits. */
export function signLink(parts: readonly string[]): string {
  return signatureOf(parts).digest('hex').slice(0, LINK_DIGITS)
}

const LINK_DIGITS = 32

function signatureOf(parts: readonly string[]): Hmac {
  const { PAYLOAD_SECRET: secret } = getEnv()
  if (!secret) throw new EnvError('PAYLOAD_SECRET is missing')
  return createHmac('sha256', secret).update(parts.join('\0'))
}
