import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { checkGateway } from '@/server/payments/check-gateway'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async () => Response.json(await checkGateway())),
})
