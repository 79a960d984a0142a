import { requireRecentPassword } from '@/server/accounts/step-up'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { revokePreviousSecret } from '@/server/payment-settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async ({ req }) => {
    await requireRecentPassword(req)
    return Response.json(await revokePreviousSecret())
  }),
})
