import { cleanLine } from './text'
import { plainNote, upiAmount } from './upi-amount'

/** Payee of a payment link if no name is known. */
export const DEFAULT_PAYEE_NAME = 'Manavta Foundation'

/** Our longest reference, in characters. */
const UPI_REFERENCE_MAX_LENGTH = 35

/** The payment apps of the chooser, in its order, with the scheme that opens each of them. */
export const upiApps = [
  { id: 'google-pay', name: 'Google Pay', address: 'gpay://upi/pay' },
  { id: 'phonepe', name: 'PhonePe', address: 'phonepe://pay' },
  { id: 'paytm', name: 'Paytm', address: 'paytmmp://pay' },
  { id: 'other', name: 'Other UPI', address: 'upi://pay' },
] as const

export type UpiAppId = (typeof upiApps)[number]['id']

/** Everything that the browser needs to offer UPI. */
export type UpiOption = {
  upiId: string
  /** The payee's name for the app to show. */
  payeeName: string
  /** What a QR code holds: the link of the app 'other'. */
  qrText: string
  apps: { id: UpiAppId; href: string }[]
}

type UpiPayee = { upiId: string | null; payeeName: string }

export type UpiPayment = {
  /** The foundation's UPI ID, the payee's address. */
  upiId: string
  /** Defaults to `DEFAULT_PAYEE_NAME`. */
  payeeName?: string | null
  /** In rupees, more than 0. If absent, the donor enters it in the app. */
  amountRupees?: number
  /** Shown to the donor. Only ASCII letters, digits and spaces are carried over. */
  note?: string
  /** Our own reference, required for a merchant's UPI ID. Only ASCII letters and digits are kept. */
  reference?: string
}

/**
 * Returns the link that opens a payment app (spec section 2, Payment app chooser). A QR code holds the
 * link of the app 'other'.
 *
 * The `@` is not escaped: one bank's app shows "%40" as text. Spaces are `%20`, never `+`, which the apps
 * show as a plus. Empty parameters are left out.
 * @returns `null` if the UPI ID is invalid, so that nothing can be injected into the link.
 */
export function upiLink(payment: UpiPayment, app: UpiAppId = 'other'): string | null {
  if (!isUpiId(payment.upiId)) return null
  const address = upiApps.find(({ id }) => id === app)?.address ?? 'upi://pay'
  const parameters = [
    ['pa', payment.upiId],
    ['pn', encodeURIComponent(cleanLine(payment.payeeName ?? '') || DEFAULT_PAYEE_NAME)],
    ['am', upiAmount(payment.amountRupees)],
    ['cu', 'INR'],
    ['tn', encodeURIComponent(plainNote(payment.note ?? ''))],
    ['tr', plainReference(payment.reference ?? '')],
  ]
  return `${address}?${parameters
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`
}

/**
 * Returns the links of all payment apps (spec section 2).
 * @returns `null` if the UPI ID is missing or invalid: UPI is then not offered.
 */
export function upiOption({ upiId, payeeName }: UpiPayee): UpiOption | null {
  const linkOf = (app: UpiAppId) => upiId && upiLink({ upiId, payeeName }, app)
  const qrText = linkOf('other')
  if (!upiId || !qrText) return null
  const apps = upiApps.map(({ id }) => ({ id, href: linkOf(id) ?? qrText }))
  return { upiId, payeeName, qrText, apps }
}

/**
 * Whether a text is a UPI ID: a name, an @ and the handle of a bank or app (`name@bank`), or an
 * account by its IFSC (`1234567@ABCD0123456.ifsc.npci`). An e-mail address is not one.
 */
export function isUpiId(value: string): boolean {
  return UPI_ID_PATTERN.test(value)
}

const UPI_ID_PATTERN =
  /^[A-Za-z0-9][A-Za-z0-9._-]{1,189}@(?:[A-Za-z][A-Za-z0-9]{1,63}|[A-Za-z]{4}0[A-Za-z0-9]{6}\.ifsc\.npci)$/

function plainReference(reference: string): string {
  return reference.replace(/[^A-Za-z0-9]/g, '').slice(0, UPI_REFERENCE_MAX_LENGTH)
}
