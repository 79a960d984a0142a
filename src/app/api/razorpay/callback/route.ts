import { verifyPayment as verifyPaymentSchema } from '@/domain/donation'
import { readLocale } from '@/server/answers'
import { isApiError } from '@/server/api-error'
import { parse, publicRoute, readBytes } from '@/server/http'
import { offer } from '@/server/methods'
import { statusPageUrl } from '@/server/payments/payment-status'
import { verifyPayment } from '@/server/payments/verify'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  // Browsers inside other apps know no payment window: the gateway sends the donor here instead
  // (razorpay.com/docs, callback URL), as a form from its own site.
  POST: publicRoute(
    async ({ req }) => {
      const fields = new URLSearchParams(Buffer.from(await readBytes(req)).toString('utf8'))
      const donationId = new URL(req.url).searchParams.get('donation') ?? ''
      const input = parse(verifyPaymentSchema, { ...Object.fromEntries(fields), donationId })
      // Whatever comes of it, the status page tells the donor.
      await verifyPayment(input).catch((error: unknown) => {
        if (!isApiError(error)) throw error
      })
      return new Response(null, {
        status: 303,
        headers: {
          Location: statusPageUrl(donationId, readLocale(req)),
          'Cache-Control': 'no-store',
        },
      })
    },
    { isOpenToOtherSites: true },
  ),
})
