import { INDIA_OFFSET_MS } from './indian-month'
import type { VolunteerStatus } from './volunteer'

/** How long an ID card is valid from the approval. Ours: the specification names no limit. */
const CARD_VALID_YEARS = 1

/** Letters and digits that nobody mistakes for one another (Crockford's): 32, five bits each. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits: nobody guesses a code. */
export const VERIFY_CODE_LENGTH = 16

/** What /verify/{code} may say of a volunteer's credentials: nothing that is not printed on them. */
export type Verification =
  | { state: 'valid' | 'expired'; number: string; name: string; issuedAt: string; validUntil: Date }
  | { state: 'withdrawn'; number: string }

/** The last moment of a card: the end of its Indian calendar day, a year after the approval. */
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

/** What holds for a volunteer's credentials. Who is no volunteer (any more) is not named. */
export function verify({ number, name, status, approvedAt, isDeleted }: Credentials, now: Date) {
  if (isDeleted || status !== 'approved' || !approvedAt) {
    return { state: 'withdrawn', number } satisfies Verification
  }
  const validUntil = cardValidUntil(approvedAt)
  const state = now > validUntil ? 'expired' : 'valid'
  return { state, number, name, issuedAt: approvedAt, validUntil } satisfies Verification
}

/**
 * A new code from random bytes, one a character: of each byte five bits count.
 * @param bytes at least `VERIFY_CODE_LENGTH`.
 */
export function toVerifyCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, VERIFY_CODE_LENGTH), (byte) => CODE_ALPHABET[byte % 32]).join(
    '',
  )
}

/** The page on which a code is typed in; below it stands what holds for each. */
export const VERIFY_PATH = '/verify'

/** A code as it was typed, without blanks and dashes. */
export function cleanVerifyCode(text: string): string {
  return text.replace(/[\s\p{Dash}]/gu, '')
}

/**
 * A code as somebody typed it off a paper: in either case, with dashes or blanks, an O for a zero.
 * @returns null for what can be no code.
 */
export function readVerifyCode(text: string): string | null {
  const code = cleanVerifyCode(text).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const isCode =
    code.length === VERIFY_CODE_LENGTH &&
    [...code].every((letter) => CODE_ALPHABET.includes(letter))
  return isCode ? code : null
}
