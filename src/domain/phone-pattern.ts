// Apart from phone.ts, so that the forms of the site need no zod.

/** Fewest digits of a phone number: spec section 5 asks for 10 characters. */
export const PHONE_MIN_DIGITS = 10
/** Most digits of a phone number: 15 by E.164, and the 00 dialled before them. */
export const PHONE_MAX_DIGITS = 17

/**
 * For the `pattern` of a field: until the script of the form is loaded, the browser refuses too few
 * digits. If the server refuses them, the page comes back empty.
 */
export const PHONE_DIGITS_PATTERN = `[^0-9०-९]*([0-9०-९][^0-9०-९]*){${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}`
