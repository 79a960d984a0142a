import { confirmPasswordForm } from '@/domain/account'
import { confirmPassword } from '@/server/accounts/step-up'
import { offer } from '@/server/http/methods'
import { successBody } from '@/server/http/responses'
import { readBody, sessionRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(
    async ({ req, user }) => {
      await confirmPassword(req, user, await readBody(req, confirmPasswordForm))
      return Response.json(successBody)
    },
    { isOpenBeforeSetUp: true },
  ),
})
