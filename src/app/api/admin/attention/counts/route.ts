import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { countAttention } from '@/server/payments/attention'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async () => Response.json(await countAttention())),
})
