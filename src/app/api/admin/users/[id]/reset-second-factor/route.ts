import { resetColleagueSecondFactor } from '@/server/accounts/colleagues'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id } }) => {
    await requireRecentPassword(req)
    return Response.json(await resetColleagueSecondFactor(id))
  }),
})
