import { secondFactorForm } from '@/domain/account'
import { confirmSecondFactor } from '@/server/accounts/second-factor'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { offer } from '@/server/http/methods'
import { readBody, sessionRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(
    async ({ req, user }) => {
      const { code } = await readBody(req, secondFactorForm)
      await requireRecentPassword(req)
      return Response.json(await confirmSecondFactor(user, code))
    },
    { isOpenBeforeSetUp: true },
  ),
})
