import { slugs } from '@/cms/slugs'
import { cachedRead } from '../cached-read'
import { checkoutScriptUrl, donationLimits } from '../payments/gateway/gateway-settings'
import { getPublicPaymentSettings } from './service'

/** How to give by UPI and bank, for the pages: kept, and renewed the moment the settings are saved. */
export const getPaymentDetails = cachedRead(
  'payment-details',
  [slugs.paymentSettings, slugs.media],
  getPublicPaymentSettings,
)

/** What the donation form needs of the settings; kept in the same way. */
export const getOnlinePayment = cachedRead('online-payment', [slugs.paymentSettings], async () => {
  const { maximumRupees, acceptsInternational } = await donationLimits()
  return {
    /** Largest online donation, in rupees. */
    maximumRupees,
    /** Whether only citizens of India may give (FCRA). */
    asksCitizenship: !acceptsInternational,
    /** Address of the script of the payment window. */
    checkoutScript: checkoutScriptUrl(),
  }
})
