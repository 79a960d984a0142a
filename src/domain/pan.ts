import * as z from 'zod/mini'
import { messages } from './messages'
import { cleanLine } from './text'
import { withAsciiDigits } from './typed-number'

/**
 * Five letters, four digits, a letter. The fourth letter tells the kind of holder: person (P),
 * company (C), family (H), firm (F, E), association (A, B), trust (T, K), local authority (L),
 * juridical person (J) or government (G).
 */
const PAN = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/

/** A required PAN, in capitals, in 0-9 and without the spaces that people type. */
export const panField = z.string(messages.panInvalid).check(
  z.overwrite((value) => withAsciiDigits(cleanLine(value)).replace(/\s/g, '').toUpperCase()),
  z.regex(PAN, messages.panInvalid),
)

const MASK = '••••••'

/** The same field of a form that shows the mask of what is stored: sent back, the PAN stays. */
export const panOrMaskField = z.string(messages.panInvalid).check(
  z.overwrite((value) => (isMaskedPan(value) ? value : (panField.safeParse(value).data ?? value))),
  z.refine((value) => isMaskedPan(value) || isPan(value), messages.panInvalid),
)

/** Whether a text is what `maskPan` shows, not a PAN. */
export function isMaskedPan(text: string): boolean {
  return text.startsWith(MASK)
}

/** A PAN for daily use: enough to tell one from another. */
export function maskPan(pan: string): string {
  return `${MASK}${pan.slice(-4)}`
}

/** Whether a stored text is a PAN as `panField` writes it. */
export function isPan(text: string): boolean {
  return PAN.test(text)
}
