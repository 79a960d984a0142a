/** Placeholder for the amount in rupees in the address of the hosted payment page. */
const AMOUNT_PLACE = '{amount}'

/**
 * Returns the address of the hosted payment page (spec section 2, Donation page).
 * @param pageUrl as configured, with or without `{amount}`; null if not configured.
 * @param amountRupees replaces `{amount}`; absent if the donor chooses the amount on that page.
 */
export function externalPaymentHref(pageUrl: string | null, amountRupees?: number): string | null {
  if (pageUrl === null) return null
  return pageUrl.replaceAll(AMOUNT_PLACE, amountRupees === undefined ? '' : String(amountRupees))
}
