import { loginForm } from '@/domain/login'
import { logIn } from '@/server/admin-session'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(async ({ req }) => {
    const { session, cookies } = await logIn(req, await readBody(req, loginForm))
    const response = Response.json(session, { headers: { 'Cache-Control': 'no-store' } })
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }),
})
