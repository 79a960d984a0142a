/** Placeholder for the amount in rupees in the address of the hosted payment page. */
const AMOUNT_PLACE = '{amount}'

/**
 * The address of the hosted payment page (design, external payment page).
 * @param pageUrl as configured, with or without `{amount}` in it; null where it is not configured.
 * @param amountRupees filled in where the address has a place for it; absent for an amount of the
 * donor's own, or where only the page itself is meant.
 */
export function externalPaymentHref(pageUrl: string | null, amountRupees?: number): string | null {
  if (pageUrl === null) return null
  return pageUrl.replaceAll(AMOUNT_PLACE, amountRupees === undefined ? '' : String(amountRupees))
}
