const DEVANAGARI_ZERO = 0x0966
/** Grouped as in India, 1,00,000, or by thousands, 100,000: a comma elsewhere may mean anything. */
const GROUPED = /^\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A text with Devanagari digits written as 0-9. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}

/**
 * An amount as people type it, '₹ 1,00,000', 'Rs. 500/-' or '५००', with nothing but its digits.
 * @returns the text as it was where it is not written like an amount.
 */
export function plainAmount(typed: string): string {
  const text = withAsciiDigits(typed.trim())
    .replace(/^(?:₹|rs\.?|inr|रु\.?)\s*(?=\d)/i, '')
    .replace(/(\d)\s*\/[-=]$/, '$1')
  return GROUPED.test(text) ? text.replaceAll(',', '') : text
}
