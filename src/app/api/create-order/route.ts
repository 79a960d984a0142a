import { orderForm } from '@/domain/donation'
import { brake } from '@/server/http/brake'
import { offer } from '@/server/http/methods'
import { created, readLocale } from '@/server/http/responses'
import { publicRoute, readBody } from '@/server/http/route-guards'
import { donationLimits } from '@/server/payments/gateway-settings'
import { createOrder } from '@/server/payments/orders'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      const { maximumRupees } = await donationLimits()
      const input = await readBody(req, orderForm(maximumRupees))
      await brake('orders')
      return created(await createOrder(input, readLocale(req)))
    },
    { limit: 'orders' },
  ),
})
