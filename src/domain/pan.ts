import * as z from 'zod/mini'
import { messages } from './messages'
import { cleanLine } from './text'

/**
 * Five letters, four digits, a letter. The fourth letter tells the kind of holder: person (P),
 * company (C), family (H), firm (F, E), association (A, B), trust (T, K), local authority (L),
 * juridical person (J) or government (G).
 */
const PAN = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/

/** A required PAN, in capitals and without the spaces that people type. */
export const panField = z.string(messages.panInvalid).check(
  z.overwrite((value) => cleanLine(value).replace(/\s/g, '').toUpperCase()),
  z.regex(PAN, messages.panInvalid),
)

/** Whether a stored text is a PAN as `panField` writes it. */
export function isPan(text: string): boolean {
  return PAN.test(text)
}
