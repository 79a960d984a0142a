import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * The format of Payload's own hashes (payload/dist/auth/strategies/local/generatePasswordSaltHash.js),
 * which Payload does not export. A test checks that Payload accepts ours.
 */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const BYTES = 32

/** Hashes a password as Payload does. */
export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(BYTES).toString('hex')
  const hash = await promisify(pbkdf2)(password, salt, ITERATIONS, BYTES, 'sha256')
  return { hash: `${PREFIX}${hash.toString('hex')}`, salt }
}
