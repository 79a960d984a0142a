import { slugs } from '@/cms/slugs'
import { cachedRead } from './cached-read'
import { getPublicPaymentSettings } from './payment-settings'

/** How to give by UPI and bank, for the pages: kept, and renewed the moment the settings are saved. */
export const getPaymentDetails = cachedRead(
  'payment-details',
  [slugs.paymentSettings, slugs.media],
  getPublicPaymentSettings,
)
