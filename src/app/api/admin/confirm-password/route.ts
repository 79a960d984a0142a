import { confirmPasswordForm } from '@/domain/account'
import { confirmPassword } from '@/server/accounts/step-up'
import { successAnswerBody } from '@/server/answers'
import { readBody, sessionRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(
    async ({ req, user }) => {
      await confirmPassword(req, user, await readBody(req, confirmPasswordForm))
      return Response.json(successAnswerBody)
    },
    { isOpenBeforeSetUp: true },
  ),
})
