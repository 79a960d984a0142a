export const SETTINGS_PATH = '/api/admin/payment-settings'

/** Opens the Payments tab at its settings. */
export const SETTINGS_ANCHOR = 'payment-settings'
