import { slugs } from '@/cms/slugs'
import { upiOption } from '@/domain/upi'
import { cachedRead } from '../cached-read'
import { checkoutScriptUrl, donationLimits } from '../payments/gateway/gateway-settings'
import { getPublicPaymentSettings, getUpiDetails } from './service'

/**
 * Returns how to give by UPI and bank transfer, for the pages; cached until the settings are saved.
 */
export const getPaymentDetails = cachedRead(
  'payment-details',
  [slugs.paymentSettings, slugs.media],
  getPublicPaymentSettings,
)

/** Returns how to give by UPI, the same in both languages: apps name the payee as the bank does. */
export const getUpiOption = cachedRead(
  'upi-option',
  [slugs.paymentSettings, slugs.siteSettings],
  async () => {
    const { bankAccountName } = await getPublicPaymentSettings()
    const { upiId, foundationName } = await getUpiDetails('en')
    return upiOption({ upiId, payeeName: bankAccountName ?? foundationName })
  },
)

/** Returns the settings that the donation form needs; cached in the same way. */
export const getOnlinePayment = cachedRead('online-payment', [slugs.paymentSettings], async () => {
  const { maximumRupees, acceptsInternational } = await donationLimits()
  return {
    /** Maximum online donation, in rupees. */
    maximumRupees,
    /** Whether only citizens of India and Indian organisations may give (FCRA). */
    asksCitizenship: !acceptsInternational,
    /** Address of the payment window's script. */
    checkoutScript: checkoutScriptUrl(),
  }
})
