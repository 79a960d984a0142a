/** How a donor may have paid outside the gateway. */
export const claimMethods = ['upi', 'bank'] as const
/** Methods of gifts that an admin enters by hand. */
export const giftMethods = ['cash', 'cheque', 'bank', 'upi'] as const
export type GiftMethod = (typeof giftMethods)[number]
/** Their labels in lists. */
export const giftMethodLabels: Record<GiftMethod, string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  bank: 'Bank transfer',
  upi: 'UPI',
}

/** @returns undefined for a method that only the gateway has, or `METHOD_NOT_RECORDED`. */
export function giftMethodOf(label: string): GiftMethod | undefined {
  return giftMethods.find((method) => giftMethodLabels[method] === label)
}

/** @param gift with its method as lists show it. */
export function isCash(gift: { paymentMethod: string }): boolean {
  return gift.paymentMethod === giftMethodLabels.cash
}

/** Labels of the gateway's payment methods, by its names for them. */
export const gatewayMethodLabels: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
}

/** For methods of the gateway that we do not know. */
export const GATEWAY_METHOD_FALLBACK = 'Online'

/** The method of an imported gift, as lists show it, if its file does not name one. */
export const METHOD_NOT_RECORDED = 'Not recorded'

/** Every payment method of a donation, as stored. */
export const donationMethods = [
  ...new Set([
    ...Object.values(gatewayMethodLabels),
    GATEWAY_METHOD_FALLBACK,
    ...Object.values(giftMethodLabels),
    METHOD_NOT_RECORDED,
  ]),
]
