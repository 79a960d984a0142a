import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const CHEAPER = 1000

/**
 * Has PBKDF2 do a thousandth of the rounds it is asked for: its 0.3 s a password were a tenth of the
 * integration tests' time. Different numbers of rounds still make different hashes, and a spy on
 * `crypto.pbkdf2` sees what was asked for.
 * @returns what ends it.
 */
export function hashCheaply(): () => void {
  const { pbkdf2 } = crypto
  crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.ceil(iterations / CHEAPER), ...rest)
  // For those who import it by its name.
  syncBuiltinESMExports()
  return () => {
    crypto.pbkdf2 = pbkdf2
    syncBuiltinESMExports()
  }
}
