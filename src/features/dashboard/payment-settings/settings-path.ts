export const SETTINGS_PATH = '/api/admin/payment-settings'
