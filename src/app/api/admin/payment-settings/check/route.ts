import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { checkGateway } from '@/server/payments/check-gateway'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async () => Response.json(await checkGateway())),
})
