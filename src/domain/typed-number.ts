const DEVANAGARI_ZERO = 0x0966
/** Indian grouping, 1,00,000, or thousands, 100,000: a comma elsewhere is ambiguous. */
const GROUPED = /^\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** Converts Devanagari digits in a text to 0-9. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}

/** Returns the forms in which a number may be stored: older versions kept Hindi digits as typed. */
export function inBothDigits(number: string): string[] {
  const ascii = withAsciiDigits(number)
  const hindi = ascii.replace(/\d/g, (digit) =>
    String.fromCharCode(DEVANAGARI_ZERO + Number(digit)),
  )
  return [...new Set([number, ascii, hindi])]
}

/**
 * Strips an amount as people type it, '₹ 1,00,000', 'Rs. 500/-' or '५००', to plain digits.
 * @returns for other text, something that still does not parse as an amount.
 */
export function plainAmount(typed: string): string {
  const text = withAsciiDigits(typed.trim())
    .replace(/^(?:₹|rs\.?|inr|रु\.?)\s*(?=\d)/i, '')
    .replace(/(\d)\s*\/[-=]$/, '$1')
  return GROUPED.test(text) ? text.replaceAll(',', '') : text
}
