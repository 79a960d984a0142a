import { verifyPayment as verifyPaymentSchema } from '@/domain/donation'
import { offer } from '@/server/http/methods'
import { publicRoute, readBody } from '@/server/http/route-guards'
import { verifyPayment } from '@/server/payments/verify'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(async ({ req }) =>
    Response.json(await verifyPayment(await readBody(req, verifyPaymentSchema)), {
      headers: { 'Cache-Control': 'no-store' },
    }),
  ),
})
