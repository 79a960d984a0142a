import { intlLocale, type Locale } from './locale'

/** Largest amount that both units hold exactly (₹10 lakh crore), in paise. */
export const MAXIMUM_PAISE = 1_000_000_000_000_000

const PAISE_PER_RUPEE = 100

/** Kept: making one takes far longer than using it. */
const rupeeFormats = new Map<string, Intl.NumberFormat>()

/**
 * Rupees to paise, exactly: the digits are read, nothing is multiplied as a fraction.
 * @param rupees from 0, with at most two decimals, a number or its digits as text.
 * @returns a whole number of paise.
 * @throws RangeError for anything else (negative, more decimals, '5e1', NaN, too large).
 */
export function toPaise(rupees: number | string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(rupees))
  if (!match) throw new RangeError('Not an amount in rupees')
  const [, whole = '', decimals = ''] = match
  const paise = Number(`${whole}${decimals.padEnd(2, '0')}`)
  if (paise > MAXIMUM_PAISE) throw new RangeError('Amount out of range')
  return paise
}

/**
 * Paise to rupees; `toPaise` gives the same paise back.
 * @param paise a whole number from 0 to `MAXIMUM_PAISE`.
 * @throws RangeError for anything else.
 */
export function fromPaise(paise: number): number {
  if (!Number.isInteger(paise) || paise < 0 || paise > MAXIMUM_PAISE) {
    throw new RangeError('Not an amount in paise')
  }
  return paise / PAISE_PER_RUPEE
}

/**
 * As `fromPaise`, for amounts that can be negative, such as a difference.
 * @throws RangeError for a fraction of a paisa, or beyond `MAXIMUM_PAISE`.
 */
export function fromSignedPaise(paise: number): number {
  return paise < 0 ? -fromPaise(-paise) : fromPaise(paise)
}

/**
 * An amount to show: rupee sign, Indian grouping, two decimals only where it is not whole
 * (`₹12,34,567`, `₹99.50`). Pinned to India, whatever the reader's browser is set to.
 * @param amountRupees in rupees.
 */
export function formatRupees(amountRupees: number, locale: Locale = 'en'): string {
  return rupeeFormat(locale, Number.isInteger(amountRupees) ? 0 : 2).format(amountRupees)
}

function rupeeFormat(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale}${decimals}`
  const known = rupeeFormats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  })
  rupeeFormats.set(key, format)
  return format
}

/**
 * An amount of any currency to show: rupees as `formatRupees`, others behind their code (`USD 50.00`),
 * so that nobody takes one for the other.
 * @param amount in whole units of the currency.
 * @param currency its ISO 4217 code.
 */
export function formatMoney(amount: number, currency: string): string {
  return currency === 'INR' ? formatRupees(amount) : `${currency} ${amount.toFixed(2)}`
}
