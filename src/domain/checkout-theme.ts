// Not in `donation.ts`: the browser opens the payment window without loading the schemas.

/** Colour of the gateway's payment window (spec section 7). */
export const CHECKOUT_THEME_COLOR = '#3B82F6'
