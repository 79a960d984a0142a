/** Returns a `tel:` address of a number as people write it: its digits and plus. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
