/** A `tel:` address: the digits of a number as people write it, with its plus. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
