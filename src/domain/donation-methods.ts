/** How a donor may have paid outside the gateway. */
export const claimMethods = ['upi', 'bank'] as const
/** How a gift that an admin enters by hand came in. */
export const giftMethods = ['cash', 'cheque', 'bank', 'upi'] as const
export type GiftMethod = (typeof giftMethods)[number]
/** What the lists call them. */
export const giftMethodLabels: Record<GiftMethod, string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  bank: 'Bank transfer',
  upi: 'UPI',
}

/** @returns undefined for a way that only the gateway takes, or one that nobody wrote down. */
export function giftMethodOf(label: string): GiftMethod | undefined {
  return giftMethods.find((method) => giftMethodLabels[method] === label)
}

/** @param gift with its method as lists show it. */
export function isCash(gift: { paymentMethod: string }): boolean {
  return gift.paymentMethod === giftMethodLabels.cash
}

/** What the ways are called by which the gateway takes money, by its own names for them. */
export const gatewayMethodLabels: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
}

/** Where the gateway names none that we know. */
export const GATEWAY_METHOD_FALLBACK = 'Online'

/** Every way that a donation may have come in by, as it is stored. */
export const donationMethods = [
  ...new Set([
    ...Object.values(gatewayMethodLabels),
    GATEWAY_METHOD_FALLBACK,
    ...Object.values(giftMethodLabels),
  ]),
]

/** The method of an imported gift, as lists show it, where its table does not say how the money came. */
export const METHOD_NOT_RECORDED = 'Not recorded'
