import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { countAttention } from '@/server/payments/attention'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async () => Response.json(await countAttention())),
})
