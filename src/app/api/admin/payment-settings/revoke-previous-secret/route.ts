import { requireRecentPassword } from '@/server/accounts/step-up'
import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { revokePreviousSecret } from '@/server/payment-settings/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async ({ req }) => {
    await requireRecentPassword(req)
    return Response.json(await revokePreviousSecret())
  }),
})
