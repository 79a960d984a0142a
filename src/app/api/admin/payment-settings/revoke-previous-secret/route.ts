import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { revokePreviousSecret } from '@/server/payment-settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async () => Response.json(await revokePreviousSecret())),
})
