import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { getEnv } from '@/env'

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const KEY_BYTES = 32
const IV_BYTES = 12
const KEY_ID_LENGTH = 8

/** A sealed text that this server cannot open: it was changed, or sealed with another key. */
export class SealedTextError extends Error {}

/**
 * Encrypts a secret with SETTINGS_KEY (AES-256-GCM).
 * @param purpose what the secret is for; a text sealed for one purpose does not open for another.
 * @returns `v1.{key id}.{iv}.{tag}.{text}`.
 */
export function sealSecret(secret: string, purpose: string): string {
  const { key, keyId } = settingsKey()
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  const parts = [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
  return [VERSION, keyId, ...parts].join('.')
}

/**
 * Decrypts what `sealSecret` made.
 * @throws SealedTextError where one bit of it was changed, the purpose is another, or SETTINGS_KEY is.
 */
export function openSecret(sealed: string, purpose: string): string {
  const { key, keyId } = settingsKey()
  const [version, sealedWith, iv = '', tag = '', text = '', ...rest] = sealed.split('.')
  if (version !== VERSION || rest.length > 0) {
    throw new SealedTextError('This is not a sealed secret')
  }
  if (sealedWith !== keyId) {
    throw new SealedTextError('SETTINGS_KEY is not the one that the stored secret was sealed with')
  }
  try {
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64url'), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([
      decipher.update(Buffer.from(text, 'base64url')),
      decipher.final(),
    ]).toString('utf8')
  } catch (error) {
    throw new SealedTextError('The stored secret was changed', { cause: error })
  }
}

function settingsKey(): { key: Buffer; keyId: string } {
  const { SETTINGS_KEY } = getEnv()
  if (!SETTINGS_KEY) throw new SealedTextError('SETTINGS_KEY is not set')
  const key = Buffer.from(hkdfSync('sha256', SETTINGS_KEY, '', 'manavta settings', KEY_BYTES))
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH)
  return { key, keyId }
}
