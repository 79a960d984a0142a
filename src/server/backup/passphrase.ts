import { createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { isSameText } from '@/lib/same-text'
import { BackupError } from './backup-error'
import type { Encryption } from './manifest'

const SALT_BYTES = 16
const KEY_BYTES = 32
/** 32 MB and a few tenths of a second per attempt, as OWASP recommends for little memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 }

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Derives a key for a new backup, and returns what its manifest needs to derive it again. */
export async function newKey(passphrase: string): Promise<{ key: Buffer; encryption: Encryption }> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const key = await deriveKey(passphrase, { salt, cost: COST })
  return { key, encryption: { format: 1, salt, cost: COST, check: checkOf(key) } }
}

/**
 * Returns the key of an encrypted backup.
 * @throws BackupError if the passphrase is missing or wrong.
 */
export async function findKey(encryption: Encryption, passphrase?: string): Promise<Buffer> {
  if (!passphrase) {
    throw new BackupError(
      'This backup is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.',
    )
  }
  const key = await deriveKey(passphrase, encryption)
  if (!isSameText(checkOf(key), encryption.check)) {
    throw new BackupError(
      'BACKUP_PASSPHRASE is not the passphrase this backup was made with. Nothing was changed.',
    )
  }
  return key
}

/** Returns the HMAC that proves that a manifest was written with the key. */
export function signatureOf(key: Buffer, manifest: Buffer): string {
  return createHmac('sha256', subkey(key, 'manifest')).update(manifest).digest('hex')
}

function deriveKey(passphrase: string, { salt, cost }: Pick<Encryption, 'salt' | 'cost'>) {
  const maxmem = 2 * 128 * cost.N * cost.r
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), KEY_BYTES, {
    ...cost,
    maxmem,
  })
}

/** Distinguishes a wrong passphrase from a damaged file. */
function checkOf(key: Buffer): string {
  return subkey(key, 'check').toString('hex')
}

function subkey(key: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', use, KEY_BYTES))
}
