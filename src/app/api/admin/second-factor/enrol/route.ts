import { beginSecondFactor } from '@/server/accounts/second-factor'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { offer } from '@/server/http/methods'
import { sessionRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(
    async ({ req, user }) => {
      await requireRecentPassword(req)
      return Response.json(await beginSecondFactor(user))
    },
    { isOpenBeforeSetUp: true },
  ),
})
