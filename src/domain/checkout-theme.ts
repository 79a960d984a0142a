// Apart from `donation.ts`: the browser opens the window without the rules of a gift.

/** Colour of the gateway's payment window (spec section 7). */
export const CHECKOUT_THEME_COLOR = '#3B82F6'
