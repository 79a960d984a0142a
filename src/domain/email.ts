import * as z from 'zod/mini'
import { messages } from './messages'
import { cleanText } from './text'

/** Longest e-mail address that mail servers accept, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/**
 * A required e-mail address, kept as typed but trimmed (spec section 5). Line breaks inside are
 * refused, so no mail header can be injected.
 */
export const emailField = z
  .string(messages.emailInvalid)
  .check(
    z.overwrite(cleanText),
    z.maxLength(EMAIL_MAX_LENGTH, { error: messages.emailInvalid, abort: true }),
    z.refine(isEmail, messages.emailInvalid),
  )

/**
 * Whether a text is an e-mail address: dotted atoms, an @, and a host name whose top-level domain is
 * letters. At least as strict as Payload's own e-mail field, so that what passes here can be stored.
 */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(value)
}

/** Returns the form in which addresses are compared: case does not matter. */
export function emailKey(email: string): string {
  return cleanText(email).toLowerCase()
}

const EMAIL_PATTERN =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i
