import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const CHEAPER = 1000
const FULLY = Symbol.for('tests.full-hashing')
type Hashing = typeof crypto.pbkdf2 & { [FULLY]?: typeof crypto.pbkdf2 }

/**
 * Makes PBKDF2 do a thousandth of the requested rounds: its 0.3 s per password were a tenth of the
 * integration tests' time. Different numbers of rounds still make different hashes, and a spy on
 * `crypto.pbkdf2` sees the requested number. It may already be applied, since no hook undoes it if a file's
 * tests are all skipped: applied twice, it would not match the hashes of a prepared database.
 * @returns a function that undoes it.
 */
export function hashCheaply(): () => void {
  const pbkdf2 = (crypto.pbkdf2 as Hashing)[FULLY] ?? crypto.pbkdf2
  const cheap: typeof pbkdf2 = (password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.ceil(iterations / CHEAPER), ...rest)
  crypto.pbkdf2 = Object.assign(cheap, { [FULLY]: pbkdf2 })
  // For modules that import it by name.
  syncBuiltinESMExports()
  return () => {
    crypto.pbkdf2 = pbkdf2
    syncBuiltinESMExports()
  }
}
