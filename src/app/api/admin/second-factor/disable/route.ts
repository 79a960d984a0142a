import { passwordForm } from '@/domain/account'
import { provePassword } from '@/server/accounts/own-account'
import { removeOwnSecondFactor } from '@/server/accounts/second-factor'
import { offer } from '@/server/http/methods'
import { successBody } from '@/server/http/responses'
import { readBody, sessionRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(async ({ req, user }) => {
    const { password } = await readBody(req, passwordForm)
    await provePassword(req, user, password)
    await removeOwnSecondFactor(user)
    return Response.json(successBody)
  }),
})
