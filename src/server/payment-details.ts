import { slugs } from '@/cms/slugs'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from './cached-read'
import { getPayloadClient } from './payload-client'
import { toPicture } from './picture'

/** What anyone may see of how money reaches the foundation. What is not set is null. */
export type PaymentDetails = {
  upiId: string | null
  qrCode: PictureDto | null
  bankAccountName: string | null
  bankAccountNumber: string | null
  bankIfscCode: string | null
  bankBranch: string | null
}

/** How to give by UPI and bank, for the pages: renewed the moment the settings are saved. */
export const getPaymentDetails = cachedRead(
  'payment-details',
  [slugs.paymentSettings, slugs.media],
  async (): Promise<PaymentDetails> => {
    const payload = await getPayloadClient()
    // Visitors may not read this global: it holds secrets. What they may see is picked by name.
    const settings = await payload.findGlobal({
      slug: slugs.paymentSettings,
      depth: 1,
      overrideAccess: true,
    })
    return {
      upiId: settings.upiId || null,
      qrCode: toPicture({ image: settings.qrCode }, ''),
      bankAccountName: settings.bankAccountName || null,
      bankAccountNumber: settings.bankAccountNumber || null,
      bankIfscCode: settings.bankIfscCode || null,
      bankBranch: settings.bankBranch || null,
    }
  },
)
