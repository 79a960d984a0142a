/**
 * Returns the address that opens WhatsApp with a text to a number. WhatsApp wants digits with the
 * country code; ours are stored with a plus, or without one if they are Indian.
 * @returns undefined if the number is missing or too short.
 */
export function whatsappUrl(phone: string | null | undefined, text: string): string | undefined {
  // WhatsApp does not accept the dialling prefixes 0 (within India) and 00 (abroad).
  const digits = phone?.replace(/\D/g, '').replace(/^0+/, '') ?? ''
  if (digits.length < 10) return undefined
  const number = digits.length === 10 ? `91${digits}` : digits
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
