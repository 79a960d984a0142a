import { secondFactorForm } from '@/domain/account'
import { confirmSecondFactor } from '@/server/accounts/second-factor'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { readBody, sessionRoute } from '@/server/http'
import { offer } from '@/server/methods'

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
