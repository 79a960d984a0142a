import { loginForm } from '@/domain/login'
import { logIn } from '@/server/accounts/session'
import { offer } from '@/server/http/methods'
import { publicRoute, readBody } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(async ({ req }) => {
    const { session, cookies } = await logIn(req, await readBody(req, loginForm))
    const response = Response.json(session, { headers: { 'Cache-Control': 'no-store' } })
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }),
})
