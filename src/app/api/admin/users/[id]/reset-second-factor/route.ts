import { resetColleagueSecondFactor } from '@/server/accounts/colleagues'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id } }) => {
    await requireRecentPassword(req)
    return Response.json(await resetColleagueSecondFactor(id))
  }),
})
