/** No letter or digit that can be mistaken for another when it is read aloud; 32, so 5 bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUP_LENGTH = 4

/** The code of a UPI payment: the first group of its claim number. */
export const CLAIM_CODE = new RegExp(`^[${ALPHABET}]{${GROUP_LENGTH}}$`)

/**
 * The code that the donation page writes into the note of a UPI payment, so that anyone who reads the
 * bank statement finds the claim: its number begins with it.
 * @param random four random bytes or more.
 */
export function makeClaimCode(random: Uint8Array): string {
  return [...random.slice(0, GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * The number by which a donor looks up a claim: `C-K7M2-X9QP-3RTA`.
 * @param random eight random bytes or more: 40 bits that nobody can guess, even with the code.
 */
export function makeClaimNumber(code: string, random: Uint8Array): string {
  return ['C', code, makeClaimCode(random), makeClaimCode(random.slice(GROUP_LENGTH))].join('-')
}

/** The number of a gift as it is stored: claim numbers are in capitals, however they were typed. */
export function asStoredNumber(typed: string): string {
  return /^c-/i.test(typed) ? typed.toUpperCase() : typed
}
