import { giftMethodLabels } from './donation'

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
