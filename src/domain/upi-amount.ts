import type { UpiOption } from './upi'

// Apart from `upi.ts`: the donation page fills in amounts in the browser, which needs no more.

/** Longest note that every app carries, in characters. */
const UPI_NOTE_MAX_LENGTH = 50

type Gift = {
  /** More than 0; where it is absent or no amount, the donor enters it in the app. */
  rupees: number | undefined
  /** Shown to the donor and, by most banks, on the statement. */
  note: string
}

/** The same ways to pay, with amount and note filled in. */
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

/** Rupees as a payment link writes them, or '' where there is no amount. */
export function upiAmount(rupees: number | undefined): string {
  return rupees !== undefined && rupees > 0 && Number.isFinite(rupees) ? rupees.toFixed(2) : ''
}

/** ASCII letters, digits and spaces: what every app shows as it was meant. */
export function plainNote(note: string): string {
  return note
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, UPI_NOTE_MAX_LENGTH)
    .trim()
}
