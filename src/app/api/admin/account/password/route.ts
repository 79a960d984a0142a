import { changePasswordForm } from '@/domain/account'
import { changeOwnPassword } from '@/server/accounts/own-account'
import { successAnswerBody } from '@/server/answers'
import { readBody, sessionRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(async ({ req, user }) => {
    await changeOwnPassword(req, user, await readBody(req, changePasswordForm))
    return Response.json(successAnswerBody)
  }),
})
