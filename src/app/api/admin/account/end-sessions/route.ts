import { signOutEverywhere } from '@/server/accounts/own-account'
import { expiredSessionCookie } from '@/server/accounts/session'
import { offer } from '@/server/http/methods'
import { successBody } from '@/server/http/responses'
import { sessionRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(
    async ({ user }) => {
      await signOutEverywhere(user)
      return Response.json(successBody, {
        headers: { 'Set-Cookie': await expiredSessionCookie() },
      })
    },
    { isOpenBeforeSetUp: true },
  ),
})
