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

/** A sealed text that cannot be opened: it was changed, or sealed with another key. */
export class SealedTextError extends Error {}

/** Encrypts and hashes with one key. */
export type SecretBox = {
  /** Identifies the key, in each text that it sealed. */
  keyId: string
  /**
   * Encrypts a secret (AES-256-GCM).
   * @param purpose what the secret is for; a text sealed for one purpose does not open for another.
   * @returns `v1.{key id}.{iv}.{tag}.{text}`.
   */
  seal(secret: string, purpose: string): string
  /**
   * Decrypts what `seal` made.
   * @throws SealedTextError if it was changed, or sealed for another purpose or with another key.
   */
  open(sealed: string, purpose: string): string
  /**
   * Returns a keyed hash: values such as PANs are few enough for brute force, so a plain hash would reveal
   * them.
   * @param purpose what the hash is for; the same text has different hashes for different purposes.
   */
  hash(text: string, purpose: string): string
}

/** As `SecretBox.seal`, with SETTINGS_KEY. */
export const sealSecret: SecretBox['seal'] = (...args) => currentBox().seal(...args)

/** As `SecretBox.open`, with SETTINGS_KEY. */
export const openSecret: SecretBox['open'] = (...args) => currentBox().open(...args)

/** As `SecretBox.hash`, with SETTINGS_KEY. */
export const keyedHash: SecretBox['hash'] = (...args) => currentBox().hash(...args)

/** Whether a stored text has the form that `sealSecret` gives it. */
export function isSealed(text: unknown): text is string {
  return typeof text === 'string' && SEALED.test(text)
}

/** Returns the key id in a sealed text (`SecretBox.keyId`). */
export function keyIdOf(sealed: string): string | undefined {
  return sealed.split('.')[1]
}

const SEALED = /^v\d+\.[0-9a-f]{8}(\.[\w-]*){3}$/

let current: { settingsKey: string; box: SecretBox } | undefined

/** Cached: a list opens hundreds of texts. */
function currentBox(): SecretBox {
  const { SETTINGS_KEY } = getEnv()
  if (!SETTINGS_KEY) throw new SealedTextError('SETTINGS_KEY is not set')
  if (current?.settingsKey !== SETTINGS_KEY) {
    current = { settingsKey: SETTINGS_KEY, box: secretBox(SETTINGS_KEY) }
  }
  return current.box
}

/** Returns a box for a key of the same kind as SETTINGS_KEY. */
export function secretBox(settingsKey: string): SecretBox {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', settingsKey, '', use, KEY_BYTES))
  const key = derive('manavta settings')
  const hashKey = derive('manavta hashes')
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH)
  return {
    keyId,
    seal: (secret, purpose) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      const parts = [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
      return [VERSION, keyId, ...parts].join('.')
    },
    open: (sealed, purpose) => {
      const [version, sealedWith, iv = '', tag = '', text = '', ...rest] = sealed.split('.')
      if (version !== VERSION || rest.length > 0) {
        throw new SealedTextError('This is not a sealed secret')
      }
      if (sealedWith !== keyId) {
        throw new SealedTextError(
          'SETTINGS_KEY is not the one that the stored secret was sealed with',
        )
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
    },
    hash: (text, purpose) =>
      createHmac('sha256', hashKey).update(`${purpose}\n${text}`).digest('base64url'),
  }
}
