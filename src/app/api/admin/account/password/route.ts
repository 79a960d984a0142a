import { changePasswordForm } from '@/domain/account'
import { changeOwnPassword } from '@/server/accounts/own-account'
import { offer } from '@/server/http/methods'
import { successBody } from '@/server/http/responses'
import { readBody, sessionRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(async ({ req, user }) => {
    await changeOwnPassword(req, user, await readBody(req, changePasswordForm))
    return Response.json(successBody)
  }),
})
