import type { PaymentSetting } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '../payload-client'

/**
 * Reads the payment settings as stored, including secrets, still encrypted.
 * @param depth 1 with the picture of the QR code, 0 with its id.
 */
export async function readPaymentSettings(depth: 0 | 1): Promise<PaymentSetting> {
  const payload = await getPayloadClient()
  return payload.findGlobal({
    slug: slugs.paymentSettings,
    depth,
    showHiddenFields: true,
    overrideAccess: true,
  })
}
