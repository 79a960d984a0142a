import * as z from 'zod/mini'
import type { Gateway } from './gateway'
import { PAGE_SIZE } from './gateway'

/** razorpay.com/docs/api/qr-codes; the rest is dropped. */
const qrCodeEntity = z.object({
  id: z.string(),
  image_url: z.string(),
  status: z.optional(z.nullable(z.string())),
  notes: z.optional(z.unknown()),
})
const qrCodeList = z.object({ items: z.array(qrCodeEntity) })

/** In the notes of a code, and so of every payment by it: which campaign it is for. */
const CAMPAIGN_NOTE = 'campaign'
const NAME_MAX_LENGTH = 60

type Ask = <Output>(
  schema: { safeParse(value: unknown): { success: true; data: Output } | { success: false } },
  path: string,
  params: object,
) => Promise<Output>

/** The calls about QR codes. @param http asks the API. */
export function createQrCodeCalls({
  get,
  post,
}: {
  get: Ask
  post: Ask
}): Pick<Gateway, 'createQrCode' | 'findQrCode'> {
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
      for (let skip = 0; ; skip += PAGE_SIZE) {
        const params = { count: PAGE_SIZE, skip }
        const { items } = await get(qrCodeList, '/v1/payments/qr_codes', params)
        const own = items.find(
          ({ notes, status }) => campaignIn(notes) === campaign && status !== 'closed',
        )
        if (own) return { id: own.id, imageUrl: own.image_url }
        if (items.length < PAGE_SIZE) return null
      }
    },
  }
}

/** The campaign that the notes of a code or a payment name. An empty set of notes is a list. */
export function campaignIn(notes: unknown): string | null {
  const isNamed = typeof notes === 'object' && notes !== null && CAMPAIGN_NOTE in notes
  const campaign = isNamed ? notes[CAMPAIGN_NOTE] : null
  return typeof campaign === 'string' && /^[\w-]{1,64}$/.test(campaign) ? campaign : null
}
