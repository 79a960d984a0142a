import * as z from 'zod/mini'
import { messages } from './messages'
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './phone-pattern'
import { blankIsAbsent, cleanLine } from './text'
import { withAsciiDigits } from './typed-number'

/** Longest phone number with its spaces and brackets, in characters. */
export const PHONE_MAX_LENGTH = 30

/**
 * A required phone number, kept as typed but trimmed, with Devanagari digits converted to 0-9.
 *
 * Spec section 5 asks for at least 10 characters, which ten letters would satisfy. We ask for at least
 * 10 digits, with only spaces, hyphens, brackets, dots and a leading plus besides; that implies the
 * spec's rule.
 */
export const phoneField = z
  .string(messages.phoneInvalid)
  .check(z.overwrite(cleanPhone), z.refine(isPhone, messages.phoneInvalid))

/** As `phoneField`, but blank and null count as absent. */
export const optionalPhoneField = blankIsAbsent(phoneField)

/** Whether a text is a phone number by the rule of `phoneField`. */
export function isPhone(value: string): boolean {
  const digitCount = value.replace(/\D/g, '').length
  return (
    value.length <= PHONE_MAX_LENGTH &&
    digitCount >= PHONE_MIN_DIGITS &&
    digitCount <= PHONE_MAX_DIGITS &&
    PHONE_PATTERN.test(value)
  )
}

/**
 * Returns the form in which phone numbers are compared: 098765 43210, +91 98765-43210 and 9876543210 are
 * equal.
 * @returns the last ten digits, or null if there are fewer.
 */
export function phoneKey(phone: string): string | null {
  const digits = withAsciiDigits(phone).replace(/\D/g, '')
  return digits.length >= PHONE_MIN_DIGITS ? digits.slice(-PHONE_MIN_DIGITS) : null
}

/** `+` only at the start, except after a bracket, as in "(+91) 98765 43210". */
const PHONE_PATTERN = /^\(?\+?[\d ().-]+$/

function cleanPhone(value: string): string {
  return withAsciiDigits(cleanLine(value))
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/\s/g, ' ')
}
