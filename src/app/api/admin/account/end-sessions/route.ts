import { signOutEverywhere } from '@/server/accounts/own-account'
import { expiredSessionCookie } from '@/server/admin-session'
import { successAnswerBody } from '@/server/answers'
import { sessionRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: sessionRoute(
    async ({ user }) => {
      await signOutEverywhere(user)
      return Response.json(successAnswerBody, {
        headers: { 'Set-Cookie': await expiredSessionCookie() },
      })
    },
    { isOpenBeforeSetUp: true },
  ),
})
