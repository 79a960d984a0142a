import type { UpiOption } from './upi'

// Separate from `upi.ts`: it is all that the donation page needs in the browser.

/** Longest note that every app transmits, in characters. */
const UPI_NOTE_MAX_LENGTH = 50

type Gift = {
  /** If absent or not more than 0, the donor enters the amount in the app. */
  rupees: number | undefined
  /** Shown to the donor and, by most banks, on the statement. */
  note: string
}

/** Fills amount and note into all links of a UPI option. */
export function upiForGift(option: UpiOption, { rupees, note }: Gift): UpiOption {
  const parameters = [
    ['am', upiAmount(rupees)],
    ['tn', encodeURIComponent(plainNote(note))],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `&${name}=${value}`)
    .join('')
  return {
    ...option,
    qrText: option.qrText + parameters,
    apps: option.apps.map(({ id, href }) => ({ id, href: href + parameters })),
  }
}

/** Formats rupees for a payment link; '' if there is no amount. */
export function upiAmount(rupees: number | undefined): string {
  return rupees !== undefined && rupees > 0 && Number.isFinite(rupees) ? rupees.toFixed(2) : ''
}

/** Reduces a note to ASCII letters, digits and spaces, which every app shows correctly. */
export function plainNote(note: string): string {
  return note
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, UPI_NOTE_MAX_LENGTH)
    .trim()
}
