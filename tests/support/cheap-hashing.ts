import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const CHEAPER = 1000
const FULLY = Symbol.for('tests.full-hashing')
type Hashing = typeof crypto.pbkdf2 & { [FULLY]?: typeof crypto.pbkdf2 }

/**
 * Has PBKDF2 do a thousandth of the rounds it is asked for: its 0.3 s a password were a tenth of the
 * integration tests' time. Different numbers of rounds still make different hashes, and a spy on
 * `crypto.pbkdf2` sees what was asked for. A file whose tests are all skipped runs no hook that ends it:
 * made cheaper twice, hashes of a prepared database would not be found right.
 * @returns what ends it.
 */
export function hashCheaply(): () => void {
  const pbkdf2 = (crypto.pbkdf2 as Hashing)[FULLY] ?? crypto.pbkdf2
  const cheap: typeof pbkdf2 = (password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.ceil(iterations / CHEAPER), ...rest)
  crypto.pbkdf2 = Object.assign(cheap, { [FULLY]: pbkdf2 })
  // For those who import it by its name.
  syncBuiltinESMExports()
  return () => {
    crypto.pbkdf2 = pbkdf2
    syncBuiltinESMExports()
  }
}
