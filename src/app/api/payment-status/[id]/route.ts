import { offer } from '@/server/http/methods'
import { publicRoute } from '@/server/http/route-guards'
import { getPaymentStatus } from '@/server/payments/payment-status'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  GET: publicRoute(async ({ params: { id } }) =>
    Response.json(await getPaymentStatus(id), { headers: { 'Cache-Control': 'no-store' } }),
  ),
})
