import { INDIA_OFFSET_MS } from './indian-month'
import { withAsciiDigits } from './typed-number'
import type { VolunteerStatus } from './volunteer'

/** How long an ID card is valid from the approval. Our choice: the specification names no limit. */
const CARD_VALID_YEARS = 1

/** Letters and digits that are not easily confused (Crockford's): 32, five bits each. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits: a code cannot be guessed. */
export const VERIFY_CODE_LENGTH = 16

/** What /verify/{code} shows of a volunteer's credentials: only what is printed on them. */
export type Verification =
  | { state: 'valid' | 'expired'; number: string; name: string; issuedAt: string; validUntil: Date }
  | { state: 'withdrawn'; number: string }

/** Returns the last moment of a card: the end of the Indian calendar day a year after the approval. */
export function cardValidUntil(approvedAt: Date | string): Date {
  const indian = new Date(new Date(approvedAt).getTime() + INDIA_OFFSET_MS)
  indian.setUTCFullYear(indian.getUTCFullYear() + CARD_VALID_YEARS)
  indian.setUTCHours(23, 59, 59, 999)
  return new Date(indian.getTime() - INDIA_OFFSET_MS)
}

type Credentials = {
  number: string
  name: string
  status: VolunteerStatus
  approvedAt: string | null | undefined
  isDeleted: boolean
}

/** Returns the state of a volunteer's credentials. Only current volunteers are named. */
export function verify({ number, name, status, approvedAt, isDeleted }: Credentials, now: Date) {
  if (isDeleted || status !== 'approved' || !approvedAt) {
    return { state: 'withdrawn', number } satisfies Verification
  }
  const validUntil = cardValidUntil(approvedAt)
  const state = now > validUntil ? 'expired' : 'valid'
  return { state, number, name, issuedAt: approvedAt, validUntil } satisfies Verification
}

/**
 * Makes a code from random bytes: five bits of each byte give one character.
 * @param bytes at least `VERIFY_CODE_LENGTH`.
 */
export function toVerifyCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, VERIFY_CODE_LENGTH), (byte) => CODE_ALPHABET[byte % 32]).join(
    '',
  )
}

/** The page for typing in a code; /verify/{code} shows the result. */
export const VERIFY_PATH = '/verify'

/** Removes spaces and dashes from a typed code, and converts Hindi digits. */
export function cleanVerifyCode(text: string): string {
  return withAsciiDigits(text).replace(/[\s\p{Dash}]/gu, '')
}

/**
 * Normalizes a code typed from a printed paper: any case, with dashes or spaces, O for zero, I or L for one.
 * @returns null if it cannot be a code.
 */
export function readVerifyCode(text: string): string | null {
  const code = cleanVerifyCode(text).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const isCode =
    code.length === VERIFY_CODE_LENGTH &&
    [...code].every((letter) => CODE_ALPHABET.includes(letter))
  return isCode ? code : null
}
