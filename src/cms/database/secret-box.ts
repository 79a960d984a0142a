import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
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
  const { key, keyId } = settingsKeys()
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
  const { key, keyId } = settingsKeys()
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

/** Whether a stored text has the form of what `sealSecret` makes. */
export function isSealed(text: unknown): text is string {
  return typeof text === 'string' && SEALED.test(text)
}

/**
 * A hash of a text that only a server with SETTINGS_KEY can make: where values are few enough to be
 * tried one by one, as PANs are, a plain hash would give them away.
 * @param purpose what the hash is for; the same text has another one for another purpose.
 */
export function keyedHash(text: string, purpose: string): string {
  return createHmac('sha256', settingsKeys().hashKey)
    .update(`${purpose}\n${text}`)
    .digest('base64url')
}

const SEALED = /^v\d+\.[0-9a-f]{8}(\.[\w-]*){3}$/

type Keys = { madeFrom: string; key: Buffer; keyId: string; hashKey: Buffer }
let keys: Keys | undefined

/** Derived once: a list opens hundreds of texts. */
function settingsKeys(): Keys {
  const { SETTINGS_KEY } = getEnv()
  if (!SETTINGS_KEY) throw new SealedTextError('SETTINGS_KEY is not set')
  if (keys?.madeFrom === SETTINGS_KEY) return keys
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', SETTINGS_KEY, '', use, KEY_BYTES))
  const key = derive('manavta settings')
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH)
  keys = { madeFrom: SETTINGS_KEY, key, keyId, hashKey: derive('manavta hashes') }
  return keys
}
