import * as z from 'zod/mini'
import { messages } from './messages'
import { cleanLine } from './text'
import { withAsciiDigits } from './typed-number'

/**
 * Five letters, four digits, a letter. The fourth letter is the kind of holder: person (P),
 * company (C), family (H), firm (F, E), association (A, B), trust (T, K), local authority (L),
 * juridical person (J) or government (G).
 */
const PAN = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/

/** A required PAN, converted to upper case and digits 0-9, without spaces. */
export const panField = z.string(messages.panInvalid).check(
  z.overwrite((value) => withAsciiDigits(cleanLine(value)).replace(/\s/g, '').toUpperCase()),
  z.regex(PAN, messages.panInvalid),
)

const MASK = '••••••'

/** As `panField`, in forms that show the stored PAN masked: the mask, sent back, keeps the PAN. */
export const panOrMaskField = z.string(messages.panInvalid).check(
  z.overwrite((value) => (isMaskedPan(value) ? value : (panField.safeParse(value).data ?? value))),
  z.refine((value) => isMaskedPan(value) || isPan(value), messages.panInvalid),
)

/** Whether a text is a mask from `maskPan`. */
export function isMaskedPan(text: string): boolean {
  return text.startsWith(MASK)
}

/** Masks a PAN for daily use: the last four characters tell PANs apart. */
export function maskPan(pan: string): string {
  return `${MASK}${pan.slice(-4)}`
}

/** Whether a text is a PAN as normalized by `panField`. */
export function isPan(text: string): boolean {
  return PAN.test(text)
}
