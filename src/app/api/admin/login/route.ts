import { loginForm } from '@/domain/login'
import { logIn } from '@/server/admin-session'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(async ({ req }) => {
    const { session, cookie } = await logIn(await readBody(req, loginForm))
    return Response.json(session, {
      headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
    })
  }),
})
