import { verifyPayment as verifyPaymentSchema } from '@/domain/donation'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { verifyPayment } from '@/server/payments/verify'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(async ({ req }) =>
    Response.json(await verifyPayment(await readBody(req, verifyPaymentSchema)), {
      headers: { 'Cache-Control': 'no-store' },
    }),
  ),
})
