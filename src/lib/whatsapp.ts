/**
 * The address that opens WhatsApp with a text for a number. WhatsApp takes it in digits with the
 * country code; ours are stored with a plus, or without one where they are Indian.
 * @returns undefined where that is no whole number.
 */
export function whatsappUrl(phone: string | null | undefined, text: string): string | undefined {
  // In front of a number a 0 is dialled at home, 00 abroad; WhatsApp knows neither.
  const digits = phone?.replace(/\D/g, '').replace(/^0+/, '') ?? ''
  if (digits.length < 10) return undefined
  const number = digits.length === 10 ? `91${digits}` : digits
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
