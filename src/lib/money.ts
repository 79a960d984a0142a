import { intlLocale, type Locale } from './locale'

/** Largest amount, in paise, that is exact in both units (₹10 lakh crore). */
export const MAXIMUM_PAISE = 1_000_000_000_000_000

const PAISE_PER_RUPEE = 100

/** Cached: constructing one is far slower than using it. */
const rupeeFormats = new Map<string, Intl.NumberFormat>()

/**
 * Converts rupees to paise exactly: from the digits, without floating-point arithmetic.
 * @param rupees 0 or more, with at most two decimals, as a number or text.
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
 * Converts paise to rupees; `toPaise` restores the same paise.
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
 * Formats an amount: rupee sign, Indian grouping, two decimals only if it is not whole
 * (`₹12,34,567`, `₹99.50`), independent of the browser's locale.
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
 * Formats an amount of any currency: rupees as `formatRupees`, others after their code (`USD 50.00`),
 * so that they cannot be confused.
 * @param amount in whole units of the currency.
 * @param currency its ISO 4217 code.
 */
export function formatMoney(amount: number, currency: string): string {
  return currency === 'INR' ? formatRupees(amount) : `${currency} ${amount.toFixed(2)}`
}
