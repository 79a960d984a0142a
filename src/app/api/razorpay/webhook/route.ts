import { offer } from '@/server/http/methods'
import { publicRoute, readBytes } from '@/server/http/route-guards'
import { receiveEvent } from '@/server/payments/webhook'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      await receiveEvent({
        body: await readBytes(req),
        signature: req.headers.get('x-razorpay-signature'),
        eventId: req.headers.get('x-razorpay-event-id'),
      })
      return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } })
    },
    // Signed by the gateway: where it comes from proves nothing more.
    { isOpenToOtherSites: true },
  ),
})
