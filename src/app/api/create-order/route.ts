import { orderForm } from '@/domain/donation'
import { created, readLocale } from '@/server/answers'
import { brake } from '@/server/brake'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
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
