import * as z from 'zod/mini'
import type { Gateway } from './gateway'
import { itemsOf, noteIn, type RazorpayApi } from './razorpay-api'

/** See razorpay.com/docs/api/qr-codes; other fields are dropped. */
const qrCodeEntity = z.object({
  id: z.string(),
  image_url: z.string(),
  status: z.optional(z.nullable(z.string())),
  notes: z.optional(z.unknown()),
})
const qrCodeList = z.object({ items: z.array(qrCodeEntity) })

/** The note of a code, and so of every payment with it, that names its campaign. */
const CAMPAIGN_NOTE = 'campaign'
const NAME_MAX_LENGTH = 60

/** Creates the calls for QR codes. */
export function createQrCodeCalls({
  get,
  post,
}: RazorpayApi): Pick<Gateway, 'createQrCode' | 'findQrCode'> {
  return {
    async createQrCode({ campaign, name }) {
      const made = await post(qrCodeEntity, '/v1/payments/qr_codes', {
        type: 'upi_qr',
        usage: 'multiple_use',
        fixed_amount: false,
        name: name.slice(0, NAME_MAX_LENGTH),
        notes: { [CAMPAIGN_NOTE]: campaign },
      })
      return { id: made.id, imageUrl: made.image_url }
    },
    async findQrCode({ campaign }) {
      const codes = itemsOf((page) => get(qrCodeList, '/v1/payments/qr_codes', page))
      for await (const { id, image_url: imageUrl, notes, status } of codes) {
        if (campaignIn(notes) === campaign && status !== 'closed') return { id, imageUrl }
      }
      return null
    },
  }
}

/** Returns the campaign named in the notes of a code or a payment. */
export function campaignIn(notes: unknown): string | null {
  const campaign = noteIn(notes, CAMPAIGN_NOTE)
  return campaign && /^[\w-]{1,64}$/.test(campaign) ? campaign : null
}
