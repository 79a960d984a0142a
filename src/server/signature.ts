import { createHmac } from 'node:crypto'
import { EnvError, getEnv } from '@/env'

/**
 * Signs a text with the site's secret, so that only this site can have written it.
 * @param parts first the purpose, then what is signed: signatures are never valid for another
 * purpose.
 * @throws EnvError if there is no secret, since then anyone could sign.
 */
export function sign(parts: readonly string[], encoding: 'hex' | 'base64url'): string {
  const { PAYLOAD_SECRET: secret } = getEnv()
  if (!secret) throw new EnvError('PAYLOAD_SECRET is missing')
  return createHmac('sha256', secret).update(parts.join('\0')).digest(encoding)
}
