/** Without letters and digits that are easily confused when read aloud; 32, so 5 bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUP_LENGTH = 4

/** The code of a UPI payment: the first group of its claim number. */
export const CLAIM_CODE = new RegExp(`^[${ALPHABET}]{${GROUP_LENGTH}}$`)

/**
 * Returns the code that the donation page puts into the note of a UPI payment. The claim's number
 * begins with it, so the claim can be found from the bank statement.
 * @param random at least four random bytes.
 */
export function makeClaimCode(random: Uint8Array): string {
  return [...random.slice(0, GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * Returns the number by which a donor looks up a claim: `C-K7M2-X9QP-3RTA`.
 * @param random at least eight random bytes: 40 bits that cannot be guessed, even with the code.
 */
export function makeClaimNumber(code: string, random: Uint8Array): string {
  return ['C', code, makeClaimCode(random), makeClaimCode(random.slice(GROUP_LENGTH))].join('-')
}

/** Returns a typed gift number in its stored form: claim numbers are upper case. */
export function asStoredNumber(typed: string): string {
  return /^c-/i.test(typed) ? typed.toUpperCase() : typed
}
